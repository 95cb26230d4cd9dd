import type { Change } from '#domain/sync/cell.ts';
import {
	setOvernight,
	setParkingMinutes,
	setSessionAt,
	setTourAt,
	setVisitMinutes,
} from '#domain/trips/edit-stops.ts';
import { setDayEnd, setDayStart, setLunchMinutes, setStartDate } from '#domain/trips/edit-trip.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';

/** What a form about all days of a trip, or about one by its number, says otherwise than the trip. */
export function dayChanges(trip: Trip, number: number | null, form: FormData): Change[] {
	const said = number === null ? trip : trip.days.find((day) => day.number === number);
	const startDate = number === null ? textIn(form, 'start_date') : trip.start_date;
	return [
		differs(trip.start_date, startDate, setStartDate),
		differs(said?.day_start ?? null, textIn(form, 'day_start'), (time) => setDayStart(time, number)),
		differs(said?.day_end ?? null, textIn(form, 'day_end'), (time) => setDayEnd(time, number)),
		differs(said?.lunch_minutes ?? null, minutesIn(form, 'lunch_minutes'), (minutes) =>
			setLunchMinutes(minutes, number),
		),
	].flat();
}

/** What a form about a stop's times says otherwise than the stop. */
export function stopChanges(stop: Stop, form: FormData): Change[] {
	const session = momentIn(form, 'session_at');
	const tour = momentIn(form, 'tour_at');
	const isNight = form.has('overnight');
	const isUsual = isNight === (stop.place.type === 'hotel');
	return [
		differs(stop.session_at, session, (at) => setSessionAt(stop.id, at)),
		differs(stop.tour_at, tour, (at) => setTourAt(stop.id, at)),
		differs(stop.visit_minutes, minutesIn(form, 'visit_minutes'), (minutes) =>
			setVisitMinutes(stop.id, minutes),
		),
		differs(stop.parking_minutes, minutesIn(form, 'parking_minutes'), (minutes) =>
			setParkingMinutes(stop.id, minutes),
		),
		isNight === endsDay(stop) ? [] : setOvernight(stop.id, isUsual ? null : isNight),
	].flat();
}

/** The edit that has a note say what was typed; none for whoever typed nothing while another phone wrote. */
export function noteChanges(
	{ seen, now, typed }: { seen: string; now: string; typed: string },
	change: (note: string) => Change[],
): Change[] {
	return typed === seen ? [] : differs(now, typed.trim(), change);
}

/** Whether the family has put a night at a stop, or it is a hotel, which is one. */
export function endsDay({ overnight, place }: Stop): boolean {
	return overnight ?? place.type === 'hotel';
}

function differs<T>(before: T, after: T, change: (value: T) => Change[]): Change[] {
	return before === after ? [] : change(after);
}

function textIn(form: FormData, name: string): string | null {
	const text = form.get(name);
	return typeof text === 'string' && text !== '' ? text : null;
}

function minutesIn(form: FormData, name: string): number | null {
	const text = textIn(form, name);
	return text === null ? null : Number(text);
}

/** "2027-04-12T10:00"; null without an hour. */
function momentIn(form: FormData, name: 'session_at' | 'tour_at'): string | null {
	const [day, hour] = [textIn(form, `${name}_day`), textIn(form, name)];
	return day === null || hour === null ? null : `${day}T${hour}`;
}
