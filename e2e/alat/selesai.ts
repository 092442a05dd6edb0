// After the run: the servers that still run are ended by their pids, and the folder is removed.
export { hentikanSemua as default } from './server';
