import { expect, test, vi } from 'vitest';
import { aDevice, noSignal } from '../../content/a-device.ts';

const BOSTON_COLLEGE = '164924';

/** The college's page as a device opens it that has the app and not the guide. */
async function opened() {
	const device = await aDevice();
	await device.start();
	const { loader } = await import('#features/colleges/college-route.ts');
	const request = new Request(`https://tours.example/college/${BOSTON_COLLEGE}`);
	const open = () => loader({ params: { ipedsid: BOSTON_COLLEGE }, request } as never);
	vi.stubGlobal('document', { cookie: '', getElementById: () => null });
	return { device, open };
}

test('a guide that is not here says if the signal is missing or the server in trouble', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const { device, open } = await opened();
	device.network.answer = noSignal;
	expect(await open()).toMatchObject({ kind: 'facts', title: 'Boston College', why: 'no_signal' });
	device.network.answer = () => Response.json({ code: 'overloaded' }, { status: 503 });
	expect(await open()).toMatchObject({ kind: 'facts', title: 'Boston College', why: 'failing' });
	device.network.answer = device.toServer;
	expect(await open()).toMatchObject({ kind: 'guide', title: 'Boston College' });
});

test('map and columns get the same places, those around the campus, though more were sent', async () => {
	const { device, open } = await opened();
	const place = { lat: 42.3, long: -71.2, type: 'hotel', city: '', state_abbreviation: 'MA', note: '' };
	const near = [3, 20, 20.01, 45].map((distance) => ({
		...place,
		...{ place_id: `h${distance}`, name: 'Inn', phone: null, website: null, distance },
	}));
	device.network.answer = (path, init) =>
		path.includes('target=place') ? Response.json(near) : device.toServer(path, init);
	const shown = async () => (await open()).places.map(({ place_id }) => place_id);
	expect(await shown()).toEqual(['h3', 'h20']);
	device.network.answer = noSignal;
	expect(await shown()).toEqual(['h3', 'h20']);
});
