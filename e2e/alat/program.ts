// The program under test: the debug build of this checkout, unless KARAT_BIN names another.
import { resolve } from 'node:path';

export const program = () => resolve(process.env.KARAT_BIN ?? '../target/debug/karat');
