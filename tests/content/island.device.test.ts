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

test('an address typed in another case has the document’s page too, unless it names something else', async () => {
	const { islandPage } = await aPage(JSON.stringify({ path: '/Student-Voices/Abc', page }));
	expect(islandPage('/student-voices/Abc')).toEqual(page);
	expect(islandPage('/student-voices/abc')).toBeNull();
	const { islandPage: ofAbout } = await aPage(JSON.stringify({ path: '/About', page }));
	expect(ofAbout('/about')).toEqual(page);
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
