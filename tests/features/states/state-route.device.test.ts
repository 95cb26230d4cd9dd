import { expect, test, vi } from 'vitest';
import { readShipped } from '#server/shipped/read.ts';
import { aDevice, noSignal } from '../../content/a-device.ts';

/** Opens a state's page on a device with no signal; the address is where it leads instead. */
async function opened(name: string) {
	const device = await aDevice();
	device.network.answer = noSignal;
	vi.stubGlobal('document', { getElementById: () => null });
	vi.stubGlobal('location', new URL('https://tours.example/'));
	await device.start();
	const { loader } = await import('#features/states/state-route.ts');
	const request = new Request(`https://tours.example/state/${encodeURIComponent(name)}`);
	return ledTo(() => loader({ params: { name }, request } as unknown as Parameters<typeof loader>[0]));
}

async function ledTo<Page>(load: () => Promise<Page>) {
	try {
		return { page: await load(), address: null };
	} catch (thrown) {
		if (!(thrown instanceof Response)) throw thrown;
		return { page: null, address: thrown.headers.get('Location') };
	}
}

test('a state’s page has its own open colleges and its subregions, from the device alone', async () => {
	const { page } = await opened('Massachusetts');
	expect(page?.title).toBe('Massachusetts');
	expect(page?.colleges.length).toBeGreaterThan(3);
	for (const { state_abbreviation, enabled } of page?.colleges ?? [])
		expect([state_abbreviation, enabled]).toEqual(['MA', true]);
	expect(page?.subregions.map(({ state }) => state)).toContain('MA');
	expect(new Set(page?.subregions.map(({ state }) => state))).toEqual(new Set(['MA']));
});

test('a state’s address may be typed in any case, and without its periods', async () => {
	for (const typed of ['massachusetts', 'MASSACHUSETTS'])
		expect((await opened(typed)).page?.title).toBe('Massachusetts');
	for (const typed of ['Washington D.C', 'washington dc'])
		expect((await opened(typed)).page?.title).toBe('Washington D.C.');
	expect((await opened('alaska')).address).toBe('/404?state=Alaska');
});

test('a state that is not open leads to a 404 that knows its name, and any other address to one that does not', async () => {
	expect((await opened('Alaska')).address).toBe('/404?state=Alaska');
	expect((await opened('Guam')).address).toBe('/404?state=Guam');
	expect((await opened('Atlantis')).address).toBe('/404');
});

test('the 404 of a state that an editor opened leads to its page once this device has heard of it', async () => {
	for (const name of ['Alaska', 'Guam']) {
		const device = await aDevice({ catalogue: await readShipped() });
		const { refreshCatalogue } = await device.start();
		const { loader } = await import('#app/screens/not-found-route.ts');
		const request = new Request(`https://tours.example/404?state=${name}`);
		const show = () => ledTo(() => loader({ request } as Parameters<typeof loader>[0]));
		expect((await show()).page?.soon?.state.name).toBe(name === 'Alaska' ? 'Alaska' : undefined);
		device.db.run(`update states set enabled = 1 where name = '${name}'`);
		await refreshCatalogue();
		expect((await show()).address).toBe(`/state/${name}`);
	}
});
