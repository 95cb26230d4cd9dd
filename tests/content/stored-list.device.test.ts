import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aDevice, noSignal } from './a-device.ts';

const towns = { key: 'towns', path: '/towns', schema: z.array(z.string()) };
const MEDFORD = ['Medford'];

let device: Awaited<ReturnType<typeof aDevice>>;
let served: unknown;
let asked: (string | undefined)[];
beforeEach(async () => {
	device = await aDevice();
	[served, asked] = [MEDFORD, []];
	device.network.answer = (_path, init) => {
		const { 'if-none-match': etagSent } = (init?.headers ?? {}) as Record<string, string>;
		asked.push(etagSent);
		const etag = JSON.stringify(JSON.stringify(served));
		return etagSent === etag
			? new Response(null, { status: 304 })
			: Response.json(served, { headers: { etag } });
	};
});

/** The page opened again, with how often it was told that its content changed. */
async function open() {
	const { onContentChange } = await device.start();
	const told = vi.fn();
	onContentChange(told);
	return { ...(await import('#content/stored-list.ts')), ...(await import('#content/device.ts')), told };
}

test('a list that the server gave once is here at the next start, and is then only confirmed', async () => {
	await (await open()).refreshStored(towns);
	const later = await open();
	expect(await later.readStored(towns)).toEqual(MEDFORD);
	await later.refreshStored(towns);
	expect(asked).toEqual([undefined, '"[\\"Medford\\"]"']);
	expect(later.told).not.toHaveBeenCalled();
});

test('the page hears of a changed list, and not of the same list under another version', async () => {
	const page = await open();
	await page.refreshStored(towns);
	expect(page.told).toHaveBeenCalledTimes(1);
	device.network.answer = () => Response.json(MEDFORD, { headers: { etag: '"another"' } });
	await page.refreshStored(towns);
	expect(page.told).toHaveBeenCalledTimes(1);
	device.network.answer = () => Response.json(['Medford', 'Amherst']);
	await page.refreshStored(towns);
	expect(page.told).toHaveBeenCalledTimes(2);
});

test('a list that another version of the app stored is asked for as if it had never been here', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	const before = await open();
	await before.writeContent({ key: 'towns', value: [{ name: 'Medford' }], etag: '"old"', refreshed_at: 1 });
	const page = await open();
	expect(await page.readStored(towns)).toBeUndefined();
	await page.refreshStored(towns);
	expect(asked).toEqual([undefined]);
	expect(await page.readStored(towns)).toEqual(MEDFORD);
	expect(warned).toHaveBeenCalled();
});

test('with no signal the list that is here stays, and is asked for again', async () => {
	const page = await open();
	await page.refreshStored(towns);
	const toServer = device.network.answer;
	device.network.answer = noSignal;
	await page.refreshStoredBehind(towns);
	expect(await page.readStored(towns)).toEqual(MEDFORD);
	await expect(page.refreshStored(towns)).rejects.toMatchObject({ code: 'no_signal' });
	device.network.answer = toServer;
	served = ['Amherst'];
	await page.refreshStoredBehind(towns);
	await page.refreshStoredBehind(towns);
	expect(await page.readStored(towns)).toEqual(['Amherst']);
	expect(asked).toHaveLength(2);
});

test('a page that loads its data again and again reads a list from the disk once', async () => {
	await (await open()).refreshStored(towns);
	const page = await open();
	const { sharedDb } = await import('#db/shared-db.ts');
	const reading = vi.spyOn(sharedDb.content, 'get');
	for (let time = 0; time < 3; time++) expect(await page.readStored(towns)).toEqual(MEDFORD);
	expect(reading).toHaveBeenCalledTimes(1);
});

test('what a device refuses to store is here as long as the page, while the disk has none of it', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const page = await open();
	const { sharedDb } = await import('#db/shared-db.ts');
	vi.spyOn(sharedDb.content, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
	await page.refreshStored(towns);
	await page.refreshStored(towns);
	expect(await page.readStored(towns)).toEqual(MEDFORD);
	expect(asked).toEqual([undefined, '"[\\"Medford\\"]"']);
	expect(await page.readStoredContent(['towns'])).toEqual([undefined]);
	expect(await page.listContentKeys('town')).toEqual(['towns']);
	await page.forgetContent(['towns']);
	expect(await page.readStored(towns)).toBeUndefined();
	expect(await page.listContentKeys('town')).toEqual([]);
});
