import { beforeEach, expect, test, vi } from 'vitest';
import type { Cell, Cells } from '#domain/sync/cell.ts';
import { campusStop } from '#domain/trips/campus.ts';
import { encodeStop } from '#domain/trips/stop-code.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { aDevice, noSignal } from './a-device.ts';

const amridge = {
	ipeds_id: 100690,
	name: 'Amridge University',
	city: 'Montgomery',
	state_abbreviation: 'AL',
	lat: 32.3626,
	long: -86.174,
};
const tufts = { ...amridge, ipeds_id: 168148, name: 'Tufts', city: 'Medford', state_abbreviation: 'MA' };

let device: Awaited<ReturnType<typeof aDevice>>;
beforeEach(async () => {
	device = await aDevice();
	await device.start();
	device.network.answer = noSignal;
});

const find = async (query: string) =>
	(await import('#features/planner/add/find-colleges.ts')).findColleges(query);

test('with no signal, any campus of the country is found, and one without a guide says so', async () => {
	const { found } = await find('amridge');
	expect(found).toMatchObject([{ place: campusStop(amridge), detail: 'Montgomery, AL, no guide yet' }]);
	expect((await find('tufts')).found[0]).toMatchObject({
		place: { type: 'college', code: '168148' },
		detail: 'Medford, MA',
	});
});

test('a town without a campus leads to the nearest, also in place of a name that is much like its own', async () => {
	const concord = await find('Concord, NH');
	expect(concord.found).toEqual([]);
	expect(concord.near).toHaveLength(3);
	for (const { detail } of concord.near)
		expect(detail).toMatch(/, [A-Z]{2},( no guide yet,)? \d+ mi from Concord, NH$/);
	const somerville = await find('Somerville');
	expect(somerville.found).toEqual([]);
	for (const { detail } of somerville.near.slice(0, 3)) expect(detail).toMatch(/ mi from Somerville, MA$/);
	expect(somerville.near.at(-1)?.detail).toBe('Romeoville, IL, no guide yet');
	expect((await find('Stanfrod')).found[0]).toMatchObject({ place: { name: 'Stanford University' } });
});

test('a college near a town that also has a name like it is listed once, and six are the most', async () => {
	const { near } = await find('Johnston');
	expect(near[2]).toMatchObject({
		place: { name: 'Johnson & Wales University-Providence' },
		detail: expect.stringMatching(/ from Johnston, RI$/),
	});
	expect(near).toHaveLength(6);
	expect(new Set(near.map(({ place }) => encodeStop(place))).size).toBe(6);
});

test('a state that is coming soon hides none of its campuses', async () => {
	expect((await find('boise state university')).found[0]).toMatchObject({
		place: { type: 'college' },
		detail: 'Boise, ID, no guide yet',
	});
	expect((await find('boise bible')).found[0]).toMatchObject({
		place: { type: 'x', city: 'Boise', state: 'ID' },
		detail: 'Boise, ID, no guide yet',
	});
});

test('a link to a trip brings a campus back with its town, though the link has no room for it', async () => {
	const { lookUpStops } = await import('#features/planner/look-up-stops.ts');
	const token = encodeStop(campusStop(amridge));
	const { stops, dropped } = await lookUpStops(`c168148,${token}`);
	expect(dropped).toEqual([]);
	expect(stops).toMatchObject([{ type: 'college' }, campusStop(amridge)]);
});

test('a campus on a trip is a college stop on a device that has its guide open; the trip is left as it was written', async () => {
	const { withOpenGuides } = await import('#trips/with-open-guides.ts');
	const cells: Cells = new Map(
		[tufts, amridge].flatMap((campus, at): [string, Cell][] => [
			[`stops/s${at}/place`, { v: { ...campusStop(campus) }, r: at * 2 + 1 }],
			[`stops/s${at}/live`, { v: true, r: at * 2 + 2 }],
		]),
	);
	const trip = await withOpenGuides(tripFromCells('t', cells));
	expect(trip.stops).toMatchObject([
		{ id: 's0', place: { type: 'college', code: '168148', name: 'Tufts University' } },
		{ id: 's1', place: campusStop(amridge) },
	]);
	expect(tripFromCells('t', cells).stops[0]?.place.type).toBe('x');
});

test('before our lists are on the device, no search fails, nor does the way: each says what it lacks', async () => {
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
	device.hasAppFiles = false;
	await device.start();
	const { listCampuses } = await import('#features/planner/add/find-colleges.ts');
	const lacks = 'We need a signal to load the colleges.';
	expect(await listCampuses()).toEqual({ campuses: [], lacks });
	expect(await find('tufts')).toEqual({ found: [], near: [], lacks });
	const { findAirports, findTownStops } = await import('#features/planner/add/find-elsewhere.ts');
	for (const search of [findAirports, findTownStops])
		expect(await search('Boston')).toEqual({
			found: [],
			near: [],
			lacks: expect.stringContaining('We need a signal to load the '),
		});
});
