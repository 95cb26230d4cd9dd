import { expect, test } from 'vitest';
import { documentOf, pull } from '#domain/sync/pull.ts';
import { pageLimits } from '#domain/sync/wire.ts';
import { renameTrip, setTripNotes, startTrip } from '#domain/trips/edit-trip.ts';
import { ADevice, AServer, NOW } from '../../sync/builders.ts';

/** A server with these trips, each begun a second after the one before. */
function withTrips(...names: string[]) {
	const server = new AServer();
	const phone = new ADevice(server, 'd_phone');
	for (const name of names) {
		phone.edit(`t_${name}`, startTrip(`Tour of ${name}`));
		phone.sync();
		server.now += 1000;
	}
	return { server, phone };
}

test('a page has the changes after the cursor in their order; the last one ends at the account’s revision', () => {
	const { server, phone } = withTrips('ohio', 'iowa', 'utah');
	phone.edit('t_ohio', renameTrip('Ohio again'));
	phone.sync();
	const { rev } = server.state;
	const first = pull(server.state, 0, 2);
	expect([first.trips.map(({ id }) => id), first.more]).toEqual([['t_iowa', 't_utah'], true]);
	const last = pull(server.state, first.end, 2);
	expect([last.trips.map(({ id }) => id), last.more, last.end]).toEqual([['t_ohio'], false, rev]);
	expect(pull(server.state, rev, 2)).toEqual({ trips: [], history: [], end: rev, more: false });
});

test('a page that has all there is ends at the account’s revision, however long ago the last change was', () => {
	const { server } = withTrips('ohio');
	const later = { ...server.state, rev: server.state.rev + 7 };
	expect(pull(later, 0, 1)).toMatchObject({ end: later.rev, more: false });
});

test('changes written together come together, even if the page is full', () => {
	const { server } = withTrips('ohio', 'iowa');
	const [[id, trip] = ['', undefined]] = server.state.trips;
	if (!trip) throw new Error('The server has no trip');
	const twin = { ...server.state, trips: new Map([...server.state.trips, ['t_twin', trip]]) };
	expect(pull(twin, 0, 1).trips.map((document) => document.id)).toEqual([id, 't_twin']);
});

test('a page ends before it is larger than it may be, but has one change at least', () => {
	const { server, phone } = withTrips('ohio', 'iowa');
	for (const trip of ['t_ohio', 't_iowa'])
		phone.edit(trip, setTripNotes('x'.repeat(pageLimits.characters / 10)));
	phone.sync();
	const big = { ...server.state, trips: new Map(server.state.trips) };
	for (const [id, trip] of big.trips) {
		const notes = trip.cells.get('notes');
		if (!notes) continue;
		const cells = new Map(trip.cells).set('notes', { ...notes, v: 'x'.repeat(pageLimits.characters) });
		big.trips.set(id, { ...trip, cells });
	}
	const page = pull(big, 0, 100);
	expect([page.trips.length, page.more]).toEqual([1, true]);
});

test('a trip says when it last changed', () => {
	const { server, phone } = withTrips('ohio');
	expect(documentOf(server.state, 't_ohio')?.t).toBe(NOW + 1);
	server.now = NOW + 60_000;
	phone.edit('t_ohio', renameTrip('Ohio again'));
	phone.sync();
	expect(documentOf(server.state, 't_ohio')?.t).toBe(NOW + 60_001);
	expect(documentOf(server.state, 't_none')).toBeUndefined();
});
