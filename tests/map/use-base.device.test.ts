import { expect, test, vi } from 'vitest';
import { inTime } from '../in-time.ts';

/** Files fetched for a map, with its names or without. */
async function fetchedFor(hasNames: boolean): Promise<string[]> {
	vi.resetModules();
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const fetched: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		fetched.push(/([\w-]+)\.bin/.exec(address)?.[1] ?? address);
		throw new TypeError('no signal');
	});
	const { bringBase } = await import('#map/use-base.ts');
	const failed = vi.fn();
	bringBase(hasNames, { base: vi.fn(), towns: vi.fn(), failed });
	await inTime(() => expect(failed).toHaveBeenCalledOnce());
	return fetched;
}

test('the towns are fetched for their names alone: a picture without names does without', async () => {
	expect(await fetchedFor(true)).toEqual(['base-map', 'towns']);
	expect(await fetchedFor(false)).toEqual(['base-map']);
});
