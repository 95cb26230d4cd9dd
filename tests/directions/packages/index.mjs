/** Needed for real directions alone: a package of its own, so that nobody who works on the product installs 87 MB. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

export { Actor, getConfig } from '@valhallajs/valhallajs';

export const valhallaFolder = dirname(createRequire(import.meta.url).resolve('@valhallajs/valhallajs'));
