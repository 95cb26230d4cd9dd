import { type Day, readDate } from '#domain/calendar-day.ts';
import type { Point } from '#domain/geo.ts';
import type { Drive } from '#domain/roads/drive-estimate.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { isEndAt, isOwnPlace } from '#domain/trips/end-of-trip.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { type Instant, instantAt, readLocalTime } from '#domain/zone-time.ts';
import { calendarOf } from './calendar.ts';
import { scheduleOf } from './schedule.ts';
import type { FixedTime, PlannedStop, TourPlan } from './tour-plan.ts';
import { fixedMinutes, type Stay, usualStay, usualStayAt } from './usual-times.ts';

/** A plan's inputs other than the trip. */
export interface PlanParts {
	/** Returns null if no road goes there. */
	driveBetween: (from: Point, to: Point) => Drive | null;
	/** Drives that can be compared; if missing, those above. */
	comparedAmong?: ((points: readonly Point[]) => PlanParts['driveBetween']) | undefined;
	/** Returns the IANA zone of a point. */
	zoneOf: (point: Point) => string;
	/** The first day of a trip without dates, "2027-04-12". */
	today: string;
	/** Day 1 of a trip that does not set it, to be used instead of deriving it from the first date. */
	firstDay?: Day;
	/** When the family leaves the stops where it stays longer than planned, by their ids. */
	stays?: ReadonlyMap<string, Instant>;
}

/** Builds a trip's plan: the family's settings come first, then the usual times. */
export function planOf(trip: Trip, parts: PlanParts): TourPlan {
	const stops = trip.stops.map((stop, index) =>
		plannedStop(stop, parts.zoneOf(stop.place), isEndAt(index, trip.stops)),
	);
	const drives = stops.map((from) => stops.map((to) => driveOnce(parts, from, to)));
	const driveBetween = (from: number, to: number) => drives[from]?.[to]?.() ?? null;
	const stays = staysAmong(stops, parts);
	const begun = (firstDay: Day, isDated: boolean, leadIn: TourPlan | null = null): TourPlan => {
		const dated = { stops, firstDay, isDated, driveBetween };
		return { ...dated, leadIn, dayAt: calendarOf(dated, trip), hasAutomaticNights: true, stays };
	};
	const startDay = trip.start_date === null ? null : readDate(trip.start_date);
	if (startDay !== null) return begun(startDay, true);
	if (parts.firstDay !== undefined) return begun(parts.firstDay, true);
	const today = readDate(parts.today) ?? 0;
	const first = earliest(stops);
	if (first === null) return begun(today, false);
	// Day 1 is as long before the first date as it takes to get there.
	const free = stops.map((stop) => ({ ...stop, fixed: [] }));
	const undated = { stops: free, firstDay: today, isDated: false, driveBetween };
	const leadIn = { ...begun(today, false), ...undated, dayAt: calendarOf(undated, trip) };
	const days = scheduleOf({ ...leadIn, stops: free.slice(0, first.stop + 1) });
	// A family that lands the evening before is there in the morning.
	const there = days.at(-1)?.visits.at(-1)?.way.begins.day ?? today;
	return begun(first.day - (there - today), true, leadIn);
}

export function earliest(stops: readonly PlannedStop[]): (FixedTime & { stop: number }) | null {
	const all = stops.flatMap(({ fixed }, stop) => fixed.map((each) => ({ ...each, stop })));
	return all.sort((a, b) => a.begins - b.begins)[0] ?? null;
}

function staysAmong(stops: readonly PlannedStop[], { stays }: PlanParts): TourPlan['stays'] {
	if (stays === undefined) return null;
	const leaves = stops.flatMap(({ id }, stop) => {
		const until = stays.get(id);
		return until === undefined ? [] : [[stop, until] as const];
	});
	return leaves.length === 0 ? null : new Map(leaves);
}

function plannedStop(stop: Stop, zone: string, isEnd: boolean): PlannedStop {
	const { id, place, parking_minutes, visit_minutes, overnight } = stop;
	const fixed = fixedTimes(stop, zone);
	const anywhere = usualStay(place, { isEnd: false, isNight: false });
	// A night at a campus follows a visit, which needs the day.
	const isForNight = overnight === true && fixed.length === 0 && !isCampus(place);
	const stayAs = (isEnd: boolean): Stay => {
		const usual = usualStayAt(stop, isEnd);
		const visit = visit_minutes ?? (fixed.length > 0 ? 0 : usual.visit);
		// Home and beds may be reached in the evening, but not a place where the family wants to spend hours.
		const { isForEvening } = visit > usual.visit ? anywhere : usual;
		return {
			parking: parking_minutes ?? usual.parking,
			visit,
			isForEvening: isForEvening || (isForNight && visit <= anywhere.visit),
		};
	};
	const midway = stayAs(false);
	// Lunch must not depend on the order, and it leaves time to reach fixed times.
	const differs = isOwnPlace(place) && fixed.length === 0 && !isForNight;
	const atEnd = differs ? stayAs(true) : midway;
	return {
		id,
		place,
		zone,
		fixed,
		...(isEnd ? atEnd : midway),
		isNight: overnight ?? (place.type === 'hotel' ? true : null),
		byPosition: differs ? { atEnd, midway } : null,
		midway: null,
		bookedFor: null,
	};
}

/** Returns session and tour, earliest first; the second cuts the first short, but not below its least duration. */
function fixedTimes({ session_at, tour_at }: Stop, zone: string): FixedTime[] {
	const fixed = [fixedTime('session', session_at, zone), fixedTime('tour', tour_at, zone)]
		.filter((each) => each !== null)
		.sort((a, b) => a.begins - b.begins);
	const [first, second] = fixed;
	if (first && second) {
		const least = first.begins + fixedMinutes[first.kind].least;
		first.ends = Math.min(first.ends, Math.max(least, second.begins));
	}
	return fixed;
}

function fixedTime(kind: FixedTime['kind'], text: string | null, zone: string): FixedTime | null {
	const at = text === null ? null : readLocalTime(text);
	if (at === null) return null;
	const begins = instantAt(at, zone);
	return { kind, day: at.day, begins, ends: begins + fixedMinutes[kind].usual };
}

/** Gets each drive in the matrix only when needed, and only once. */
function driveOnce({ driveBetween }: PlanParts, from: PlannedStop, to: PlannedStop): () => Drive | null {
	let known: Drive | null | undefined;
	return () => {
		if (known === undefined) known = driveBetween(from.place, to.place);
		return known;
	};
}
