import { dateText } from '#domain/calendar-day.ts';
import type { Change } from '#domain/sync/cell.ts';
import { moveStop, removeStop, setNote, setScorecard, setStopTime } from '#domain/trips/edit-stops.ts';
import {
	deleteForGood,
	renameTrip,
	restoreTrip,
	setDayValue,
	setTripFact,
	setTripNotes,
	startTrip,
	trashTrip,
} from '#domain/trips/edit-trip.ts';
import { blankCard } from '#domain/trips/scorecard.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { stopPath } from '#domain/trips/trip-paths.ts';
import { clockText, localTimeText } from '#domain/zone-time.ts';
import { aPlace } from '../../domain/trips/builders.ts';
import { type Device, nextCount, nextId, reboot, type World } from './world.ts';

/** A person edits a trip on a device, or starts one. */
export async function editSomething(world: World, device: Device): Promise<void> {
	const state = device.disks[device.signedIn];
	const tripIds = [...state.trips.keys()];
	const startsOne = tripIds.length === 0 || world.random.chance(tripIds.length < 3 ? 0.12 : 0.02);
	if (startsOne) {
		await commitEdit(world, device, nextId(world, 't_'), startTrip(uniqueText(world)));
		return;
	}
	// Mostly the same trip, so that devices get in each other's way.
	const id = world.random.chance(0.6) ? (tripIds[0] ?? '') : world.random.pick(tripIds);
	const trip = tripFromCells(id, state.trips.get(id)?.view ?? new Map());
	// What was deleted for good shows nowhere.
	if (trip.life !== 'gone') await commitEdit(world, device, id, anyEdit(world, trip));
}

/** Every text is written once in the whole run, so that it tells who wrote it. */
function uniqueText(world: World): string {
	return nextId(world, 'text-');
}

/** The same of times, which the witness knows by what they say. */
function uniqueLocalTime(world: World): string {
	const count = nextCount(world);
	return localTimeText({ day: count, minutes: count });
}

const kinds = {
	name: 6,
	notes: 8,
	note: 4,
	add: 6,
	remove: 2,
	restore: 1,
	move: 4,
	life: 1,
	novel: 1,
	times: 4,
	fixed: 3,
	overnight: 1,
};

/** Where copies are put back by hand: so that what is lost is often written again. */
const kindsByHand = { ...kinds, name: 40, notes: 40, life: 8 };

function anyEdit(world: World, trip: Trip): Change[] {
	const { random } = world;
	const stopId = trip.stops.length > 0 ? random.pick(trip.stops).id : 's_none';
	switch (random.weighted(world.restoresByHand ? kindsByHand : kinds)) {
		case 'name':
			// One in ten is a name that the server cannot take.
			return random.chance(0.1)
				? [{ path: 'name', value: [uniqueText(world)] }]
				: renameTrip(uniqueText(world));
		case 'notes':
			return setTripNotes(uniqueText(world));
		case 'note':
			return anyThought(world, stopId);
		case 'add':
			return addedStops(world);
		case 'remove':
			return removeStop(stopId);
		case 'restore':
			return [{ path: `stops/s_${1 + random.below(world.count)}/live`, value: true }];
		case 'move':
			return withMark(world, moveStop(trip, stopId, random.below(trip.stops.length + 1)));
		case 'life':
			if (trip.life === 'live') return trashTrip();
			return random.chance(0.3) ? deleteForGood() : restoreTrip();
		case 'times':
			return anyTimes(world, stopId);
		case 'fixed':
			// One in ten is a time that the server cannot take.
			return random.chance(0.1)
				? [{ path: stopPath(stopId, 'tour_at'), value: uniqueText(world) }]
				: setStopTime(stopId, random.pick(['tour_at', 'session_at'] as const), uniqueLocalTime(world));
		case 'overnight':
			return setStopTime(stopId, 'overnight', random.pick([true, false, null]));
		case 'novel':
			return [
				{ path: random.pick(['__proto__', 'budget/cents', 'stops/x/color']), value: uniqueText(world) },
			];
	}
}

/** A note, or a card. Chosen by the count and not at random: the worlds that tell most stay as they are. */
function anyThought(world: World, stopId: string): Change[] {
	const words = uniqueText(world);
	if (world.count % 3 > 0) return setNote(stopId, words);
	return setScorecard(stopId, world.count % 2 > 0 ? 'student_card' : 'parent_card', { ...blankCard, words });
}

function anyTimes(world: World, stopId: string): Change[] {
	const { random } = world;
	const number = random.pick([null, 1, 2]);
	const edits = [
		() => setTripFact('start_date', dateText(nextCount(world))),
		() => setDayValue(random.pick(['day_start', 'day_end'] as const), clockText(nextCount(world)), number),
		() => setDayValue('lunch_minutes', nextCount(world), number),
		() => setStopTime(stopId, random.pick(['visit_minutes', 'parking_minutes'] as const), nextCount(world)),
	];
	return random.pick(edits)();
}

// Stops are added without the screen's limit, so that the server's is tested.
function addedStops(world: World): Change[] {
	const count = world.random.chance(0.2) ? 5 : 1;
	return Array.from({ length: count }, (): Change[] => {
		const id = nextId(world, 's_');
		const place: Change = { path: stopPath(id, 'place'), value: { ...aPlace({ name: uniqueText(world) }) } };
		return [place, { path: stopPath(id, 'live'), value: true }];
	}).flat();
}

// No stop has this id: the mark makes one order unlike any other.
function withMark(world: World, changes: Change[]): Change[] {
	return changes.map(({ path, value }) => ({
		path,
		value: Array.isArray(value) ? [...value, uniqueText(world)] : value,
	}));
}

async function commitEdit(world: World, device: Device, trip: string, changes: Change[]): Promise<void> {
	if (changes.length === 0) return;
	const { witness, parts } = world;
	const account = device.signedIn;
	const before = device.disks[account];
	// The page may die halfway: then nothing was shown as saved.
	const dies = world.random.chance(0.05);
	const { written, after } = await parts.edit(world, device, { trip, changes, dies });
	if (written) witness.sawEdit({ before, account, trip, changes });
	if (dies) await reboot(world, device);
	device.disks[account] = after;
	if (after !== before) witness.sawDevice(after, before, account);
}
