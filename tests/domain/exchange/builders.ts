import fc from 'fast-check';
import { dateText } from '#domain/calendar-day.ts';
import { scorecardText, scores } from '#domain/trips/scorecard.ts';
import { stopTypes } from '#domain/trips/stop-place.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import {
	bareStop,
	contentChanges,
	noContent,
	type StopContent,
	type TripContent,
} from '#domain/trips/trip-content.ts';
import { clockText } from '#domain/zone-time.ts';
import { anyCharacter } from '../../any-character.ts';
import { aPlace, applied } from '../trips/builders.ts';

/** Any text at all: emoji, right to left, control characters, halves of letters, what formats take for their own. */
export const anyText = fc.oneof(
	fc.string({ unit: 'grapheme', maxLength: 40 }),
	fc.string({ unit: anyCharacter, maxLength: 20 }),
	fc.constantFrom(
		'שלום, עולם',
		'👩🏽‍🎓🏳️‍🌈',
		'\u202Eabc',
		'=HYPERLINK("x")',
		'a\r\nb\rc\n\td',
		'</name>]]>&amp;',
		'\u0000\u001b[31m\uD800\uFFFE',
		'BEGIN:VEVENT',
		'a;b,c\\n"d"',
	),
);

const anyMinutes = fc.option(fc.integer({ min: 0, max: 1440 }));
const anyDay = fc.integer({ min: 20000, max: 22000 }).map(dateText);
const anyClock = fc.integer({ min: 0, max: 1439 }).map(clockText);
const anyMoment = fc.tuple(anyDay, anyClock).map(([day, clock]) => `${day}T${clock}`);

const anyScore = fc.option(fc.constantFrom(...scores));
/** Any card, whatever was thought of the visit. */
export const anyCard = fc.record({
	campus: anyScore,
	classes: anyScore,
	people: anyScore,
	town: anyScore,
	words: anyText,
});
const anyCardText = anyCard.map(scorecardText);

/** Degrees as places have them: five decimals, about a yard, and never 0, which maps write for "unknown". */
const anyDegrees = (most: number) =>
	fc
		.integer({ min: -most * 1e5, max: most * 1e5 })
		.map((hundredThousandths) => hundredThousandths / 1e5 || 1);

const anyStop: fc.Arbitrary<StopContent> = fc.record({
	place: fc.record({
		type: fc.constantFrom(...stopTypes),
		code: anyText,
		name: anyText,
		city: anyText,
		state: anyText,
		lat: anyDegrees(90),
		long: anyDegrees(180),
	}),
	note: anyText,
	visit_minutes: anyMinutes,
	parking_minutes: anyMinutes,
	session_at: fc.option(anyMoment),
	tour_at: fc.option(anyMoment),
	overnight: fc.option(fc.boolean()),
	student_card: anyCardText,
	parent_card: anyCardText,
	second_parent_card: anyCardText,
});

const someDayValues = {
	day_start: fc.option(anyClock),
	day_end: fc.option(anyClock),
	lunch_minutes: anyMinutes,
};

/** Any trip, whatever its family wrote. */
export const anyContent: fc.Arbitrary<TripContent> = fc.record({
	name: anyText,
	notes: anyText,
	start_date: fc.option(anyDay),
	...someDayValues,
	days: fc
		.uniqueArray(
			fc
				.record({ number: fc.integer({ min: 1, max: 30 }), ...someDayValues })
				.filter((day) => day.day_start !== null || day.day_end !== null || day.lunch_minutes !== null),
			{ selector: ({ number }) => number, maxLength: 4 },
		)
		.map((days) => days.sort((a, b) => a.number - b.number)),
	stops: fc.array(anyStop, { minLength: 1, maxLength: 10 }),
});

/** A trip that says this. */
export function tripOf(content: TripContent): Trip {
	let count = 0;
	return tripFromCells(
		't',
		applied(
			new Map(),
			contentChanges(content, () => `s${++count}`),
		),
	);
}

/** A trip of these places. */
export function aContent(names: readonly string[], over: Partial<TripContent> = {}): TripContent {
	const stops = names.map((name, index) => bareStop(aPlace({ name, code: String(100 + index) })));
	return { ...noContent, name: 'Spring loop', stops, ...over };
}
