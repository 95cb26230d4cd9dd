import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What the app fetches of `generated/*.bin`, read from the disk. */
export function readPacked<T>(name: string): T {
	return JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, '../generated', name))).toString());
}
