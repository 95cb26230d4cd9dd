import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The app's `generated/*.bin`, read from disk. */
export function readPacked<T>(name: string): T {
	return JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, '../generated', name))).toString());
}
