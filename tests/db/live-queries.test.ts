import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Arrow functions that a live query or a transaction is given without `async`. */
const notAsync = (text: string): string[] =>
	text.match(
		/\b(?:useLiveQuery|liveQuery)\(\s*\(\)\s*=>|\.transaction\('rw?',[^;{]*?(?<!async )\(\)\s*=>/g,
	) ?? [];

// Dexie counts the awaits of an async callback. Those of another are taken from a transaction that begins in the same turn:
// it loses its zone, writes the rest outside itself, and is reported as one that committed too early.
test('the callback of a live query or a transaction is async itself', () => {
	expect(notAsync('useLiveQuery(() => read(db), [db]);')).toHaveLength(1);
	expect(notAsync("db.transaction('rw', db.meta, () => write(db));")).toHaveLength(1);
	expect(notAsync("db.transaction('rw', [db.meta], async () => { await tell(() => 1); });")).toEqual([]);
	const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n');
	const queries = files
		.filter((path) => /\.tsx?$/.test(path))
		.map((path) => [path, readFileSync(path, 'utf8')]);
	expect(queries.filter(([, text = '']) => /\bliveQuery\(/.test(text)).length).toBeGreaterThan(1);
	expect(queries.flatMap(([path, text = '']) => notAsync(text).map((found) => [path, found]))).toEqual([]);
});
