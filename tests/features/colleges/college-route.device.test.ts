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
