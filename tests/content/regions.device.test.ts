import { expect, test } from 'vitest';
import { regions } from '#domain/states/region.ts';
import bundled from '#generated/catalogue-version.json' with { type: 'json' };
import { aDevice, noSignal } from './a-device.ts';

test('with no signal each region says what came with the app', async () => {
	const { network, start } = await aDevice();
	network.answer = noSignal;
	const catalogue = await (await start()).loadCatalogue();
	expect(catalogue.regions).toEqual(
		regions.map(({ id, idString }) => ({
			id,
			idString,
			image: null,
			text: expect.stringMatching(/^.{150,}$/),
		})),
	);
});

test('an editor’s changes come with the catalogue, and stay with no signal', async () => {
	const { db, network, start } = await aDevice();
	await (await start()).refreshCatalogue();
	db.run("update regions set text = 'Lakes.'");
	await (await start()).refreshCatalogue();
	network.answer = noSignal;
	const catalogue = await (await start()).loadCatalogue();
	expect(new Set(catalogue.regions.map(({ text }) => text))).toEqual(new Set(['Lakes.']));
});

test('an older server, which sends no regions, takes none away', async () => {
	const { db, network, start, toServer } = await aDevice();
	const answers = async (path: string, init?: RequestInit) => {
		const { regions: _, ...news } = await (await toServer(path, init)).json();
		return Response.json(news);
	};
	network.answer = answers;
	const page = await start();
	await page.refreshCatalogue();
	expect((await page.loadCatalogue()).regions).toHaveLength(regions.length);
	network.answer = toServer;
	db.run("update regions set text = 'Lakes.'");
	await page.refreshCatalogue();
	const told = (await page.loadCatalogue()).regions;
	network.answer = answers;
	await page.refreshCatalogue();
	expect((await page.loadCatalogue()).regions).toEqual(told);
	expect(told[0]?.text).toBe('Lakes.');
});

test('lists that an older app stored without the regions stay, and are replaced whole', async () => {
	const { requests, network, start, toServer } = await aDevice();
	await (await start()).refreshCatalogue();
	const { sharedDb } = await import('#db/shared-db.ts');
	await sharedDb.content.delete('regions');
	network.answer = noSignal;
	const page = await start();
	const catalogue = await page.loadCatalogue();
	expect([catalogue.refreshedAt, catalogue.regions.length]).toEqual([expect.any(Number), regions.length]);
	network.answer = toServer;
	await page.refreshCatalogue();
	const newDevices = `/api/catalogue?since=${bundled.version}`;
	expect(requests.map(({ path }) => path)).toEqual([newDevices, newDevices]);
});
