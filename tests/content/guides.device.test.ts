import { expect, test, vi } from 'vitest';
import type { CollegePage } from '#domain/pages/island.ts';
import { islandOf } from '../server/page-parts.ts';
import { aDevice, captivePortal, noSignal } from './a-device.ts';

const BOSTON_COLLEGE = 164924;
const WYOMING = 240727;

test('a guide seen once can be read with no signal', async () => {
	const device = await aDevice();
	const seen = await (await device.start()).loadGuide(BOSTON_COLLEGE);
	expect(seen.refreshedAt).toBeGreaterThan(0);
	device.network.answer = noSignal;
	const { guide, places, state, refreshedAt } = await (await device.start()).loadGuide(BOSTON_COLLEGE);
	expect(guide.name).toBe('Boston College');
	expect(refreshedAt).toBe(seen.refreshedAt);
	expect(places.length).toBeGreaterThan(0);
	expect(state.name).toBe('Massachusetts');
});

test('on a device that stores nothing, a guide on the screen stays when the signal goes', async () => {
	const device = await aDevice();
	const page = await device.start();
	vi.spyOn(console, 'warn').mockReturnValue();
	const { sharedDb } = await import('#db/shared-db.ts');
	vi.spyOn(sharedDb.guides, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
	expect((await page.loadGuide(BOSTON_COLLEGE)).refreshedAt).toBeNull();
	device.network.answer = noSignal;
	expect(await page.loadGuide(BOSTON_COLLEGE)).toMatchObject({
		guide: { name: 'Boston College' },
		refreshedAt: null,
	});
	device.network.answer = (path, init) =>
		device.toServer(path.replace(String(BOSTON_COLLEGE), String(WYOMING)), init);
	const told = vi.fn();
	page.onContentChange(told);
	await page.loadGuide(BOSTON_COLLEGE);
	await expect.poll(() => told.mock.calls.length).toBe(1);
	await expect(page.loadGuide(BOSTON_COLLEGE)).rejects.toMatchObject({ code: 'college_not_found' });
});

test('a guide never seen says that there is no signal', async () => {
	const device = await aDevice();
	device.network.answer = noSignal;
	const page = await device.start();
	await expect(page.loadGuide(BOSTON_COLLEGE)).rejects.toMatchObject({ code: 'no_signal' });
});

test('a college that is not open is not found', async () => {
	const device = await aDevice();
	const page = await device.start();
	await expect(page.loadGuide(WYOMING)).rejects.toMatchObject({ code: 'college_not_found' });
	await expect(page.loadGuide(1)).rejects.toMatchObject({ code: 'college_not_found' });
});

test('a guide on the device is shown at once and confirmed conditionally in the background', async () => {
	const device = await aDevice();
	const page = await device.start();
	await page.loadGuide(BOSTON_COLLEGE);
	device.requests.length = 0;
	await page.loadGuide(BOSTON_COLLEGE);
	await expect.poll(() => device.requests.map(({ status }) => status)).toEqual([304, 304]);
});

test('a guide that came with its document is asked for again once there is news, and is then what the server says of it', async () => {
	const device = await aDevice();
	const document = await (await device.toServer(`/college/${BOSTON_COLLEGE}`)).text();
	const page = await device.start();
	const told = vi.fn();
	page.onContentChange(told);
	await page.storeGuide(islandOf(document).page as CollegePage, 1);
	await page.loadGuide(BOSTON_COLLEGE);
	expect(device.requests).toEqual([]);
	(await import('#content/ask-once.ts')).askAnew();
	const { places } = await page.loadGuide(BOSTON_COLLEGE);
	await expect.poll(() => device.requests.length).toBe(2);
	await expect.poll(async () => (await page.loadGuide(BOSTON_COLLEGE)).places).toEqual(places);
	expect(told).not.toHaveBeenCalled();
});

test.each([
	['guide', 'ipeds_id', (guide: object) => ({ ...guide, stay_html: '<p>New words.</p>' })],
	['places', 'target=place', (places: object[]) => places.slice(1)],
] as const)('an editor’s change of the %s arrives behind and is announced', async (what, asked, change) => {
	const device = await aDevice();
	const page = await device.start();
	await page.loadGuide(BOSTON_COLLEGE);
	let announced = 0;
	page.onContentChange(() => {
		announced += 1;
	});
	device.network.answer = async (path, init) => {
		if (!path.includes(asked)) return device.toServer(path, init);
		const answer = await device.toServer(path);
		return Response.json((change as (old: unknown) => unknown)(await answer.json()));
	};
	const old = await page.loadGuide(BOSTON_COLLEGE);
	await expect.poll(() => announced).toBe(1);
	device.network.answer = noSignal;
	const stored = await (await device.start()).loadGuide(BOSTON_COLLEGE);
	expect(stored[what]).toEqual((change as (old: unknown) => unknown)(old[what]));
});

test('a guide that is no longer open leaves the device once the server says so, and stays while nobody answers', async () => {
	const device = await aDevice();
	await (await device.start()).loadGuide(BOSTON_COLLEGE);
	device.network.answer = noSignal;
	const offline = await device.start();
	expect((await offline.loadGuide(BOSTON_COLLEGE)).guide.name).toBe('Boston College');
	device.network.answer = captivePortal;
	expect((await offline.loadGuide(BOSTON_COLLEGE)).guide.name).toBe('Boston College');
	let announced = 0;
	offline.onContentChange(() => {
		announced += 1;
	});
	device.network.answer = (path, init) =>
		device.toServer(path.replace(String(BOSTON_COLLEGE), String(WYOMING)), init);
	await offline.loadGuide(BOSTON_COLLEGE);
	await expect.poll(() => announced).toBe(1);
	await expect(offline.loadGuide(BOSTON_COLLEGE)).rejects.toMatchObject({ code: 'college_not_found' });
	device.network.answer = noSignal;
	await expect((await device.start()).loadGuide(BOSTON_COLLEGE)).rejects.toMatchObject({ code: 'no_signal' });
});
