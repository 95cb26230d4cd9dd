import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseFile, projectFile, readRelease, version } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';

let release: string;
beforeEach(() => {
	release = mkdtempSync(join(tmpdir(), 'release-'));
	for (const folder of ['generated', 'drizzle']) mkdirSync(join(release, folder));
});
afterEach(() => rmSync(release, { recursive: true }));

test('the files of this release are found, and its version', () => {
	expect(existsSync(projectFile('server', 'start', 'project.ts'))).toBe(true);
	expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('a file of the release is read by its path in the project', async () => {
	writeFileSync(join(release, 'generated/towns.json'), '["Medford"]');
	expect(await readRelease('generated/towns.json', parseFile, release)).toEqual(['Medford']);
});

test.each([
	['generated/towns.json', /^generated\/towns\.json is missing: run npm run build\.$/],
	['drizzle/journal.json', /^drizzle\/journal\.json is missing: install this release again\.$/],
	['generated/broken.json', /^generated\/broken\.json cannot be read \(.+\): run npm run build\.$/],
])('a start that needs %s says in a sentence what to do', async (path, words) => {
	writeFileSync(join(release, 'generated/broken.json'), '["Medf');
	const reading = readRelease(path, parseFile, release);
	await expect(reading).rejects.toThrow(StartError);
	await expect(reading).rejects.toThrow(words);
});
