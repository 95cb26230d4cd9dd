import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(`${import.meta.dirname}/../../../src/features/planner/Planner.module.css`, 'utf8');

test('on a phone held sideways the map reaches the tabs, and its buttons are clear of them before any scrolling', () => {
	const [, sideways = ''] =
		/@media \(40rem <= width < 64rem\) and \(height < 34rem\) {(.*?)\n\t}/s.exec(sheet) ?? [];
	const [, map = ''] = /& \.map {([^}]*)}/.exec(sideways) ?? [];
	expect(map).toContain('position: sticky');
	// The band does not stick there, so it takes nothing from the map once the page has scrolled.
	expect(map).toContain('block-size: calc(100dvh - var(--tabs));');
	expect(map).toContain('--map-covered: var(--band-height);');
});
