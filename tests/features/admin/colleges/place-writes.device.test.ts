import { expect, test } from 'vitest';
import type { AdminPlace, PlaceEdit } from '#domain/places/edit-place.ts';
import type { ImportedPlace } from '#domain/places/found-place.ts';
import { randomId } from '#sync/random-id.ts';
import { noSignal } from '../../../content/a-device.ts';
import { anAdminsBrowser } from '../an-admins-browser.ts';

const campus = { lat: 42.33621, long: -71.16924 };
const inn: PlaceEdit = {
	name: 'The Heights Inn',
	type: 'hotel',
	lat: 42.3365,
	long: -71.17,
	city: 'Newton',
	state_abbreviation: 'MA',
	note: 'By the reservoir',
	phone: null,
	website: null,
};
/** The same as OpenStreetMap knows it. */
const found = (node: number, name: string): ImportedPlace => ({
	...inn,
	place_id: `osm_node_${node}`,
	name,
});

const aNew = () => ({ place_id: randomId('o_') });

async function aCampus() {
	const office = await anAdminsBrowser();
	const { readPlacesAround } = await import('#api/admin-places.ts');
	const around = async () =>
		(await readPlacesAround(campus)).filter(({ city }) => city === inn.city).map(({ name }) => name);
	const named = async (wanted: string) => {
		const place = (await readPlacesAround(campus)).find(({ name }) => name === wanted);
		if (!place) throw new Error(`There is no ${wanted}`);
		return place;
	};
	return { ...office, around, named, ...(await import('#features/admin/colleges/place-writes.ts')) };
}

test('a place is added, changed and deleted', async () => {
	const { writePlace, removePlace, around, named, said } = await aCampus();
	expect((await writePlace(inn, aNew())).isSaved).toBe(true);
	expect(await around()).toEqual(['The Heights Inn']);
	const heights = await named('The Heights Inn');
	expect((await writePlace({ ...inn, name: 'The Reservoir Inn' }, heights)).isSaved).toBe(true);
	const reservoir = await named('The Reservoir Inn');
	expect([await around(), reservoir.place_id]).toEqual([['The Reservoir Inn'], heights.place_id]);
	expect([await removePlace(reservoir), await around(), said()]).toEqual([{ isSaved: true }, [], []]);
});

test('a place that was saved is saved again on top of the answer', async () => {
	const { writePlace, around } = await aCampus();
	const added = await writePlace(inn, aNew());
	const changed = await writePlace({ ...inn, note: 'Typed on' }, added.now as AdminPlace);
	expect(changed.now).toMatchObject({ name: inn.name, note: 'Typed on' });
	expect((await writePlace({ ...inn, name: 'Later' }, changed.now as AdminPlace)).isSaved).toBe(true);
	expect(await around()).toEqual(['Later']);
});

test('a place whose answer was lost is sent again and is stored once', async () => {
	const { writePlace, network, around } = await aCampus();
	const place = aNew();
	const { answer: fromServer } = network;
	network.answer = async (...asked) => {
		await fromServer(...asked);
		throw new TypeError('Failed to fetch');
	};
	expect(await writePlace(inn, place)).toMatchObject({ isSaved: false, isOpen: true });
	network.answer = fromServer;
	expect((await writePlace(inn, place)).isSaved).toBe(true);
	expect(await around()).toEqual(['The Heights Inn']);
});

test('a new place that was sent and then removed by somebody else is gone, so that it can be added again', async () => {
	const { writePlace, network, said } = await aCampus();
	const { answer: fromServer } = network;
	network.answer = async (address, init) =>
		init?.method === 'POST'
			? Response.json({ code: 'edited_meanwhile' }, { status: 409 })
			: fromServer(address, init);
	expect(await writePlace(inn, aNew())).toEqual({ isSaved: false, isGone: true });
	expect(said()).toEqual(['Somebody else just removed this place.']);
});

test('when two editors edit one place, the second sees the first one’s, and saves on top of it', async () => {
	const { writePlace, removePlace, around, named, said } = await aCampus();
	await writePlace(inn, aNew());
	const place = await named('The Heights Inn');
	await writePlace({ ...inn, name: 'Theirs' }, place);
	const words = 'Somebody else just changed this place. Check it, then save again.';
	const { isSaved, now: theirs } = await writePlace({ ...inn, name: 'Mine' }, place);
	expect([isSaved, theirs?.name, (await removePlace(place)).isSaved]).toEqual([false, 'Theirs', false]);
	expect([said(), await around()]).toEqual([[words, words], ['Theirs']]);
	expect((await writePlace({ ...inn, name: 'Mine' }, theirs ?? place)).isSaved).toBe(true);
	expect(await around()).toEqual(['Mine']);
});

test('a place that somebody else removed is said to be gone to an editor who saves it', async () => {
	const { writePlace, removePlace, named, said } = await aCampus();
	await writePlace(inn, aNew());
	const place = await named('The Heights Inn');
	await removePlace(place);
	expect(await writePlace({ ...inn, name: 'Mine' }, place)).toEqual({ isSaved: false });
	expect(said()).toEqual(['Somebody else just removed this place.']);
});

test('a deletion whose answer was lost is done when it is sent again', async () => {
	const { writePlace, removePlace, network, named, said } = await aCampus();
	await writePlace(inn, aNew());
	const place = await named('The Heights Inn');
	const { answer: fromServer } = network;
	network.answer = async (...asked) => {
		await fromServer(...asked);
		throw new TypeError('Failed to fetch');
	};
	expect((await removePlace(place)).isSaved).toBe(false);
	network.answer = fromServer;
	expect(await removePlace(place)).toEqual({ isSaved: true });
	expect(said()).toHaveLength(1);
});

test('a place that a full server did not take is not announced as saved, and the editor reads why', async () => {
	const { writePlace, removePlace, addPlaces, answer, network, around, named, said } = await aCampus();
	await writePlace(inn, aNew());
	const heights = await named('The Heights Inn');
	const { answer: fromServer } = network;
	answer(507, 'storage_full');
	const failed = { isSaved: false, now: undefined };
	expect(await writePlace({ ...inn, name: 'Lost' }, heights)).toEqual(failed);
	expect(await removePlace(heights)).toEqual(failed);
	const words = 'Something went wrong on our side. Nothing was changed. Please try again.';
	expect(said()).toEqual([words, words]);
	await expect(addPlaces([found(1, 'Lost, too')])).rejects.toMatchObject({ code: 'storage_full' });
	expect(said()).toEqual([words, words]);
	network.answer = fromServer;
	expect(await around()).toEqual(['The Heights Inn']);
});

test('places from the map are added once, and the words say how many were here', async () => {
	const { addPlaces, around, said } = await aCampus();
	const two = [found(1, 'Chestnut Hill Hotel'), found(2, 'Reservoir SignInSite')];
	await addPlaces(two);
	await addPlaces([...two, found(3, 'The Heights Inn')]);
	expect((await around()).sort()).toEqual(['Chestnut Hill Hotel', 'Reservoir SignInSite', 'The Heights Inn']);
	expect(said()).toEqual(['2 places added.', '1 place added. 2 were already here.']);
	await addPlaces([found(3, 'The Heights Inn')]);
	expect(said().at(-1)).toMatch(/ 1 was already here\.$/);
});

test('a place typed under the id of a lost answer replaces none until it is known what was added under it', async () => {
	const { writePlace, addAgain, around, network, said } = await aCampus();
	const { answer } = network;
	network.answer = async (address, init) => {
		if (init?.method === 'POST') await answer(address, init);
		return noSignal('');
	};
	const id = aNew();
	expect(await writePlace(inn, id)).toMatchObject({ isSaved: false, isOpen: true });
	const cafe = { ...inn, name: 'The Café' };
	expect(await addAgain(cafe, id, campus)).toEqual({ isSaved: false });
	network.answer = answer;
	expect(await addAgain(cafe, id, campus)).toMatchObject({ isSaved: false, now: inn });
	expect(said().at(-1)).toMatch(/^The Heights Inn was added, though no answer came\./);
	expect(await addAgain(inn, id, campus)).toMatchObject({ isSaved: true, now: inn });
	expect(await addAgain(cafe, aNew(), campus)).toMatchObject({ isSaved: true });
	expect((await around()).sort()).toEqual(['The Café', 'The Heights Inn']);
});
