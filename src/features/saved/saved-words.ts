import { countWords } from '#domain/count-words.ts';
import { calendarDayWords } from '#domain/day-words.ts';
import { limits } from '#domain/limits.ts';
import { estimateDrives, type KnownDrives } from '#domain/roads/drive-estimate.ts';
import type { Change } from '#domain/sync/cell.ts';
import type { RefusedOp } from '#domain/sync/device-state.ts';
import { API_DEVICE } from '#domain/sync/id.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { distanceWords } from '#domain/trips/travel-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { fullPlan } from '#domain/trips/trip-plan.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import { tripAsText } from '#domain/trips/trip-text.ts';
import { changeWords } from '#trips/field-words.ts';
import type { RefusedOfTrip } from '#trips/use-tray.ts';

/**
 * A trip's length in words: "6 stops, 258 mi"; the miles are an estimate for the legs that have a road. Says only the
 * stops while `known` is null: the miles of straight lines would be replaced by others a moment later.
 */
export function lengthWords({ stops }: Trip, known: KnownDrives | null): string {
	const count = countWords(stops.length, 'stop');
	if (!known) return count;
	const { legs, total } = estimateDrives(
		stops.map(({ place }) => place),
		known,
	);
	return legs.some((leg) => leg !== null) ? `${count}, ${distanceWords(total.miles)}` : count;
}

/** One refused edit in words, and why. */
export interface RefusalLine {
	id: string;
	words: string;
	why: string;
}

/** Returns a trip's refused edits, one line for each thing: a stop's place needs no line if the stop itself has one. */
export function refusalLines({ refused, cells }: RefusedOfTrip): RefusalLine[] {
	const added = new Set(refused.map(({ op }) => op.path).filter((path) => path.endsWith('/live')));
	return refused
		.filter(({ op: { path } }) => !(path.endsWith('/place') && added.has(path.replace(/place$/, 'live'))))
		.map(({ op, code }) => ({ id: op.id, words: editWords(op, cells), why: refusalWords(code) }));
}

/** Returns a trip's refused edits as text to copy. */
export function refusedAsText(of: RefusedOfTrip): string {
	if (of.isUnborn) return tripAsText(of.trip);
	return [tripTitle(of.trip), ...refusalLines(of).map(({ words, why }) => `${words} (${why})`)].join('\n');
}

/**
 * True when a larger plan than the person's would accept it. Edits that an earlier, smaller plan refused may still be
 * here.
 */
export function isForPlan(refused: readonly RefusedOp[], plan: TripPlan): boolean {
	return plan !== fullPlan && refused.some(({ code }) => code === 'quota');
}

/**
 * Names the device that wrote a value: this one (`word` is "phone" or "computer"), or another by its name, if known.
 */
export function deviceWords(
	device: string,
	{ isThis, word, names }: { isThis: boolean; word: string; names: Record<string, string> },
): string {
	if (isThis) return `This ${word}`;
	if (device === API_DEVICE) return 'Another app (API)';
	return Object.hasOwn(names, device) ? (names[device] ?? '') : 'Another device';
}

/** Says what deleting a trip means, given how many are live: a plan that has since shrunk has no room to restore it. */
export function trashingWords(live: number, plan: Pick<TripPlan, 'trips'>): string {
	const stays = `It stays in the trash for ${limits.trashDays} days.`;
	return live > plan.trips ? `${stays} Your free plan has no room to take it out again.` : stays;
}

function editWords(change: Change, cells: Parameters<typeof changeWords>[1]): string {
	const { what, says } = changeWords(change, cells);
	return `${what}: ${says}`;
}

/** Says when a trip begins; without a first day, when its first tour or session is. */
export function startWords({ start_date, stops }: Pick<Trip, 'start_date' | 'stops'>): string {
	if (start_date) return `Starts ${calendarDayWords(start_date)}`;
	const booked = stops.flatMap(({ session_at, tour_at }) => [session_at, tour_at]);
	const [day] =
		booked
			.filter((at) => at !== null)
			.sort()[0]
			?.split('T') ?? [];
	return day ? `Booked from ${calendarDayWords(day)}` : 'No dates yet';
}
