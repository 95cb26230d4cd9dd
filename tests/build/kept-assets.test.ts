import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { keepAssets, setClientAside } from '../../build/kept-assets.ts';

const START = Date.parse('2026-11-01T12:00:00Z');
let dist: string;
beforeEach(() => {
	dist = mkdtempSync(join(tmpdir(), 'ctt-dist-'));
});

const served = () => readdirSync(join(dist, 'client/assets'));

/** Builds a client of these assets on a day; one that `fails` gets no further than its files. */
function build(day: number, names: string[], { fails = false } = {}) {
	const now = new Date(START + day * DAY_MS);
	setClientAside(dist);
	rmSync(join(dist, 'client'), { recursive: true, force: true });
	mkdirSync(join(dist, 'client/assets'), { recursive: true });
	for (const name of names) {
		const file = join(dist, 'client/assets', name);
		writeFileSync(file, name);
		utimesSync(file, now, now);
	}
	if (!fails) keepAssets(dist, now);
}

test('the files of a release that was in use for long are there for two weeks after the next one', () => {
	build(0, ['app-1.js', 'app-1.js.br', 'font.woff2']);
	build(60, ['app-2.js', 'font.woff2']);
	expect(served()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'font.woff2']);
	build(73, ['app-3.js', 'font.woff2']);
	expect(served()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'app-3.js', 'font.woff2']);
	build(75, ['app-4.js', 'font.woff2']);
	expect(served()).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'font.woff2']);
});

test('a file that comes back is kept as long as any other once it is replaced again', () => {
	build(0, ['app-1.js']);
	build(1, ['app-2.js']);
	build(2, ['app-1.js']);
	build(20, ['app-3.js']);
	expect(served()).toEqual(['app-1.js', 'app-3.js']);
});

test('a build that failed costs no file of the release before it', () => {
	build(0, ['app-1.js']);
	build(1, ['half-a-build.js'], { fails: true });
	build(2, ['app-2.js']);
	expect(served()).toEqual(['app-1.js', 'app-2.js']);
});

test('a copy compressed before is not left beside a file that was built again', () => {
	build(0, ['app-1.js', 'app-1.js.br']);
	build(1, ['app-1.js']);
	expect(served()).toEqual(['app-1.js']);
});
