import { readStopPlace, type StopPlace } from '#domain/trips/stop-place.ts';
import { storedValue } from '#runtime/browser-store.ts';

/** A place on its way into a trip. */
export interface Addition {
	/** The trip's id, or the `DRAFT`. */
	target: string;
	place: StopPlace;
}

const additions = storedValue('device', 'ctt.adding', (stored) =>
	Array.isArray(stored) ? stored.flatMap(readAddition) : [],
);

/** Additions that earlier pages had begun when they were closed. */
const leftOver = readAdditions();

/**
 * Notes an addition at once: the trip reaches the database a quarter of a second later, and closing the page in between
 * must not lose it.
 */
export function noteAddition(addition: Addition): void {
	storeAdditions([...others(addition), addition]);
}

/** Forgets an addition, which is on disk or was refused. */
export function forgetAddition(addition: Addition): void {
	storeAdditions(others(addition));
}

/** Returns additions that earlier pages began, and that no page has finished since. */
export function additionsLeftOver(): Addition[] {
	const noted = readAdditions();
	return leftOver.filter((addition) => noted.some((each) => isSame(each, addition)));
}

/** True while this page adds a place: if it closes first, a later page finishes the addition. */
export function isAdding(): boolean {
	return readAdditions().some((addition) => !leftOver.some((each) => isSame(each, addition)));
}

const others = (addition: Addition) => readAdditions().filter((each) => !isSame(each, addition));

const isSame = (one: Addition, other: Addition) =>
	one.target === other.target && one.place.type === other.place.type && one.place.code === other.place.code;

function storeAdditions(begun: Addition[]) {
	additions.write(begun.length === 0 ? null : begun);
}

function readAdditions(): Addition[] {
	return additions.read() ?? [];
}

function readAddition(stored: { target?: unknown; place?: never } | null): Addition[] {
	const place = readStopPlace(stored?.place);
	return place && typeof stored?.target === 'string' ? [{ target: stored.target, place }] : [];
}
