// The till measured in Chromium (scripts/ukur-kasir): the same servers and page models as the tests, one worker.
import dasar from './playwright.config';

const { projects: _, ...sisa } = dasar;

export default { ...sisa, testDir: 'ukur', testMatch: /\.ukur\.ts$/, workers: 1, timeout: 600_000 };
