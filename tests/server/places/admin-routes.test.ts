import { expect, test } from 'vitest';
import { guidedTypes } from '#domain/places/place.ts';
import { aroundCampus } from '#domain/places/shown-places.ts';
import { readShipped } from '#server/shipped/read.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const campus = { lat: 42.33621, long: -71.16924 };
const inn = {
	name: 'The Heights Inn',
	type: 'hotel',
	lat: 42.3365,
	long: -71.17,
	city: 'Newton',
	state_abbreviation: 'MA',
	note: 'By the reservoir',
	phone: null,
	website: 'inn.example.com',
};

async function aGazetteer() {
	const office = await aServerWithEditors();
	const { headers } = office.editor;
	const change = (body: object) => office.answerTo('/api/admin/place', { body, headers });
	const around = async () =>
		(await office.answerTo(`/api/admin/places?lat=${campus.lat}&long=${campus.long}`, { headers })).body;
	return { ...office, change, around };
}

test('a place that is added is near its campus at once, for editors and for readers', async () => {
	const { change, around, read, changes } = await aGazetteer();
	const { status, body } = await change({ action: 'create', place: inn });
	expect([status, body.website]).toEqual([200, 'https://inn.example.com']);
	expect((await around())[0]).toMatchObject({ place_id: body.place_id, distance: expect.any(Number) });
	const near = await read(`/api/query?target=place&lat=${campus.lat}&long=${campus.long}`);
	expect(near.map(({ name }: { name: string }) => name)).toContain('The Heights Inn');
	expect(changes()).toEqual([expect.objectContaining({ what: 'place', key: body.place_id, before: null })]);
});

test('an editor finds every place that the guide of an open college shows', async () => {
	const catalogue = await readShipped();
	const { stores, answerTo, editor } = await aServerWithEditors({ catalogue });
	const unseen: string[] = [];
	const open = catalogue.colleges.filter(({ enabled }) => enabled);
	for (const { lat, long, name } of open) {
		const shown = aroundCampus(await stores.places.near({ lat, long }, guidedTypes));
		const { body } = await answerTo(`/api/admin/places?lat=${lat}&long=${long}`, editor);
		const listed = new Set(body.map(({ place_id }: { place_id: string }) => place_id));
		unseen.push(...shown.flatMap((place) => (listed.has(place.place_id) ? [] : `${name}: ${place.name}`)));
	}
	expect(unseen).toEqual([]);
	expect(open.length).toBeGreaterThan(200);
});

test('the answer to a change carries the revision that the next change builds on', async () => {
	const { change, around } = await aGazetteer();
	const { body: added } = await change({ action: 'create', place: inn });
	const revised = { action: 'update', place_id: added.place_id, place: { ...inn, note: 'Revised' } };
	const { body: changed } = await change({ ...revised, revision: added.revision });
	expect([changed.note, changed.revision]).toEqual(['Revised', (await around())[0].revision]);
	expect(changed.revision).toBeGreaterThan(added.revision);
	const outdated = { ...revised, place: inn, revision: added.revision };
	expect((await change(outdated)).status).toBe(409);
});

test('a place that is sent again is stored once, as it was sent last', async () => {
	const { change, around, answerTo, admin } = await aGazetteer();
	const place_id = 'o_AAAAAAAAAAAAAAAAAAAAAA';
	const create = { action: 'create', place_id, place: inn };
	for (const _ of ['first', 'again']) expect((await change(create)).body.place_id).toBe(place_id);
	await change({ ...create, place: { ...inn, name: 'The Reservoir Inn' } });
	const names = async () => (await around()).map(({ name }: { name: string }) => name);
	expect((await names()).filter((name: string) => name.endsWith(' Inn'))).toEqual(['The Reservoir Inn']);
	const theirs = { action: 'update', place_id, place: { ...inn, name: 'Theirs' } };
	await answerTo('/api/admin/place', { body: theirs, headers: admin.headers });
	expect((await change(create)).status).toBe(409);
	expect((await change({ ...create, place_id: 'BOS' })).status).toBe(400);
	expect(await names()).toContain('Theirs');
});

test('a place that somebody else deleted does not come back because it is sent again', async () => {
	const { change, around, answerTo, admin } = await aGazetteer();
	const place_id = 'o_AAAAAAAAAAAAAAAAAAAAAA';
	const create = { action: 'create', place_id, place: inn };
	await change(create);
	await answerTo('/api/admin/place', { body: { action: 'delete', place_id }, headers: admin.headers });
	expect((await change(create)).status).toBe(409);
	expect((await around()).map((place: { place_id: string }) => place.place_id)).not.toContain(place_id);
});

test('a place that is sent again stays as its editor has changed or deleted it meanwhile', async () => {
	const { change, around } = await aGazetteer();
	const place_id = 'o_AAAAAAAAAAAAAAAAAAAAAA';
	const create = { action: 'create', place_id, place: inn };
	await change(create);
	await change({ ...create, place: { ...inn, note: 'Typed on' } });
	await change({ action: 'update', place_id, place: { ...inn, name: 'Changed later' } });
	expect((await change(create)).status).toBe(409);
	expect((await around())[0].name).toBe('Changed later');
	await change({ action: 'delete', place_id });
	expect((await change(create)).status).toBe(409);
	expect((await around()).map((place: { place_id: string }) => place.place_id)).not.toContain(place_id);
});

test('a place is changed and deleted, and the log says what it was', async () => {
	const { change, around, changes } = await aGazetteer();
	const { place_id } = (await change({ action: 'create', place: inn })).body;
	await change({ action: 'update', place_id, place: { ...inn, name: 'The Reservoir Inn' } });
	expect((await around())[0].name).toBe('The Reservoir Inn');
	expect((await change({ action: 'delete', place_id })).body).toBeNull();
	expect((await around()).map((place: { place_id: string }) => place.place_id)).not.toContain(place_id);
	expect(changes().at(-1)).toMatchObject({ before: { name: 'The Reservoir Inn' }, after: null });
});

test.each([
	['no name', { name: ' ' }, 'Name cannot be blank.'],
	['a latitude for a longitude', { long: 42.3365 }, 'US longitudes are -180 to -64, or 130 to 180'],
	['a note as long as a story', { note: 'x'.repeat(61) }, 'At most 60 characters'],
	['a website that is none', { website: 'javascript:alert(1)' }, 'This is not the address of a page.'],
	['a state that is none', { state_abbreviation: 'Mass' }, 'Two capital letters'],
	['a state that nobody knows', { state_abbreviation: 'ZZ' }, 'There is no state ZZ.'],
])('%s is refused in words', async (_, wrong, words) => {
	const { change, changes } = await aGazetteer();
	const { status, body } = await change({ action: 'create', place: { ...inn, ...wrong } });
	expect(status).toBe(400);
	expect(body.detail).toContain(words);
	expect(changes()).toEqual([]);
});

test('a place cannot move to an unknown state', async () => {
	const { change, changes } = await aGazetteer();
	const { place_id } = (await change({ action: 'create', place: inn })).body;
	const { status, body } = await change({
		action: 'update',
		place_id,
		place: { ...inn, state_abbreviation: 'ZZ' },
	});
	expect([status, body.detail, changes()]).toEqual([400, 'There is no state ZZ.', [expect.anything()]]);
});

test('an unknown place, or an airport, cannot be changed', async () => {
	const { change } = await aGazetteer();
	for (const place_id of ['nowhere', 'BOS'])
		expect((await change({ action: 'delete', place_id })).status).toBe(404);
});
