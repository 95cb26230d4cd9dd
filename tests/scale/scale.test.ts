import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mostListeners } from '#server/live/hub.ts';
import { assumed, hitShare, limits, loadOf, measured, prices, tables } from './model.ts';

const page = readFileSync('docs/SCALE.md', 'utf8');

test('the tables of the page are what the model gives', () => {
	for (const table of tables()) expect(page).toContain(table);
});

test('the page names every figure the model calculates with', () => {
	const plain = page.replaceAll(',', '');
	const told = [...Object.values(measured), ...Object.values(assumed), ...Object.values(prices)];
	for (const number of told) expect([number, isToldIn(plain, number)]).toEqual([number, true]);
	expect(limits.listeners).toBe(mostListeners.all);
});

test('twice the families are twice the load, and a cache helps more as traffic grows', () => {
	expect(loadOf(2000).pushes).toBeCloseTo(2 * loadOf(1000).pushes);
	const shares = [0.001, 0.1, 1, 100, 10_000].map(hitShare);
	expect(shares).toEqual([...shares].sort((one, other) => one - other));
	expect(shares[0]).toBeLessThan(0.2);
	expect(shares.at(-1)).toBeGreaterThan(0.999);
});

/** As is, or in thousands or millions, like bytes in kB and MB. */
function isToldIn(text: string, number: number): boolean {
	return [1, 1e3, 1e6, 1e9]
		.map((unit) => String(number / unit).replace('.', '\\.'))
		.some((words) => new RegExp(`(?<![\\d.])${words}(?![\\d])`).test(text));
}
