import { expect, test, vi } from 'vitest';

/** A page whose document came with this island. */
async function aPage(textContent: string | null) {
	vi.resetModules();
	vi.stubGlobal('document', { getElementById: () => (textContent === null ? null : { textContent }) });
	return import('#content/island.ts');
}

const page = { college: 'Boston College' };
const island = JSON.stringify({ path: '/state/New%20York', page });

test('a document’s page is given out once, and to its own address alone', async () => {
	const { islandPage, takeIslandPage } = await aPage(island);
	expect(takeIslandPage('/state/Maine')).toBeNull();
	expect(islandPage('/state/New York')).toEqual(page);
	expect(takeIslandPage('/state/New York')).toEqual(page);
	expect(takeIslandPage('/state/New York')).toBeNull();
	expect(islandPage('/state/New%20York')).toEqual(page);
});

test.each([null, '', '{"path": "/sta'])(
	'a document with the island %j comes without a page',
	async (text) => {
		const failed = vi.spyOn(console, 'error').mockReturnValue();
		const { readIsland, takeIslandPage } = await aPage(text);
		expect([readIsland(), takeIslandPage('/state/Maine')]).toEqual([null, null]);
		expect(failed).toHaveBeenCalledTimes(text ? 1 : 0);
	},
);
