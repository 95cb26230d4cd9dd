import { expect, test, vi } from 'vitest';
import { aDevice, noSignal } from '../../content/a-device.ts';
import { inTime } from '../../in-time.ts';
import { stallSignal } from '../../stall-signal.ts';

type Device = Awaited<ReturnType<typeof aDevice>>;

const BOSTON_COLLEGE = '164924';

/** The college's page as a device opens it that has the app and not the guide. */
async function opened() {
	const device = await aDevice();
	await device.start();
	const { loader } = await import('#features/colleges/college-route.ts');
	const request = new Request(`https://tours.example/college/${BOSTON_COLLEGE}`);
	const open = () => loader({ params: { ipedsid: BOSTON_COLLEGE }, request } as never);
	vi.stubGlobal('document', { cookie: '', getElementById: () => null });
	vi.stubGlobal('location', new URL('https://tours.example/'));
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

test('a signal that carries nothing holds up no facts, and the guide takes their place when it comes', async () => {
	const { device, open } = await opened();
	const { announceAfter, onContentChange } = await import('#content/content-change.ts');
	// The lists may hang on the same signal.
	void announceAfter(() => new Promise(() => undefined));
	const told = vi.fn();
	onContentChange(told);
	const { arrive } = stalled(device);
	const begun = performance.now();
	expect(await open()).toMatchObject({ kind: 'facts', title: 'Boston College', why: expect.any(Promise) });
	// The page reloads for other reasons, too, and does not ask a second time.
	expect(await open()).toMatchObject({ kind: 'facts' });
	expect(performance.now() - begun).toBeLessThan(3000);
	expect(told).not.toHaveBeenCalled();
	arrive();
	await inTime(() => expect(told).toHaveBeenCalled());
	expect(device.requests.filter(({ path }) => path.includes('target=place'))).toHaveLength(1);
	expect(await open()).toMatchObject({ kind: 'guide', title: 'Boston College' });
});

test('a guide that does not come after all is reported, too, and one that was closed leads to /404', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const { device, open } = await opened();
	const first = stalled(device, () => Response.json({ code: 'overloaded' }, { status: 503 }));
	const view = await open();
	first.arrive();
	expect(view).toMatchObject({ kind: 'facts' });
	expect(await ('why' in view && view.why)).toBe('failing');
	const { announceAfter, onContentChange } = await import('#content/content-change.ts');
	// The lists may hang on the same signal.
	void announceAfter(() => new Promise(() => undefined));
	const told = vi.fn();
	onContentChange(told);
	const second = stalled(device, () => Response.json({ code: 'college_not_found' }, { status: 404 }));
	expect(await open()).toMatchObject({ kind: 'facts' });
	second.arrive();
	await inTime(() => expect(told).toHaveBeenCalled());
	await expect(open()).rejects.toMatchObject({ status: 302 });
});

/** The signal carries nothing until `arrive`; then comes this answer. */
function stalled({ network, toServer }: Device, answer: Device['toServer'] = toServer) {
	network.answer = answer;
	return stallSignal({ network });
}

test('map and columns get the same places, those around the campus, though more were sent', async () => {
	const { device, open } = await opened();
	const place = { lat: 42.3, long: -71.2, type: 'hotel', city: '', state_abbreviation: 'MA', note: '' };
	const near = [3, 20, 20.01, 45].map((distance) => ({
		...place,
		place_id: `h${distance}`,
		name: 'Inn',
		phone: null,
		website: null,
		distance,
	}));
	device.network.answer = (path, init) =>
		path.includes('target=place') ? Response.json(near) : device.toServer(path, init);
	const shown = async () => (await open()).places.map(({ place_id }) => place_id);
	expect(await shown()).toEqual(['h3', 'h20']);
	device.network.answer = noSignal;
	expect(await shown()).toEqual(['h3', 'h20']);
});
