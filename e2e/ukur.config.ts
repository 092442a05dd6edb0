// The till measured in Chromium (scripts/ukur-kasir): the same servers and page models as the tests, one worker, and the
// browser as people have it, with its optimising compiler.
import dasar, { TANPA_OPTIMASI } from './playwright.config';

const { projects: _, use, ...sisa } = dasar;
const args = use?.launchOptions?.args?.filter((satu) => satu !== TANPA_OPTIMASI);

export default {
  ...sisa,
  use: { ...use, launchOptions: { ...use?.launchOptions, args } },
  testDir: 'ukur',
  testMatch: /\.ukur\.ts$/,
  workers: 1,
  timeout: 600_000,
};
