import { expect, test, vi } from 'vitest';
import { aDevice, noSignal } from '../../content/a-device.ts';

const BOSTON_COLLEGE = 164924;
const HARVARD = 166027;

/** The page on a device with no signal; `stored` is what its browser stores. */
async function opened(stored = new Map<string, string>()) {
	const device = await aDevice();
	device.network.answer = noSignal;
	vi.stubGlobal('document', { cookie: '', getElementById: () => null });
	vi.stubGlobal('location', new URL('https://tours.example/'));
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => stored.set(key, text),
	});
	// Nothing is ever idle: the trip is not looked for.
	vi.stubGlobal('window', { requestIdleCallback: () => undefined });
	await device.start();
	const { loader } = await import('#features/compare/route.ts');
	const open = (query: string) =>
		loader({ request: new Request(`https://tours.example/compare${query}`) } as never);
	const shown = async (query: string) => (await open(query)).asked.colleges.map(({ ipeds_id }) => ipeds_id);
	return { open, shown, stored };
}

test('the colleges in the address are compared, and are there again without one', async () => {
	const { shown } = await opened();
	expect(await shown('')).toEqual([]);
	expect(await shown(`?colleges=${HARVARD},${BOSTON_COLLEGE}`)).toEqual([HARVARD, BOSTON_COLLEGE]);
	expect(await shown('')).toEqual([HARVARD, BOSTON_COLLEGE]);
	expect(await shown('?colleges=')).toEqual([]);
	expect(await shown('')).toEqual([]);
});

test('one more joins those last compared, under an address that can be passed on', async () => {
	const { open, shown } = await opened();
	const leadsTo = (query: string) =>
		open(query).then(
			() => undefined,
			(answer: Response) => answer.headers.get('Location'),
		);
	await shown(`?colleges=${HARVARD}`);
	expect(await leadsTo(`?add=${BOSTON_COLLEGE}`)).toBe(`/compare?colleges=${HARVARD},${BOSTON_COLLEGE}`);
	expect(await leadsTo(`?add=${HARVARD}`)).toBe(`/compare?colleges=${HARVARD}`);
	expect(await leadsTo('?add=nonsense')).toBe(`/compare?colleges=${HARVARD}`);
});

test('a value that another release stored and nobody can read counts as nothing', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	const { shown } = await opened(new Map([['ctt.compared', '{"ids":[1]}']]));
	expect(await shown('')).toEqual([]);
	expect(warned).toHaveBeenCalled();
});
