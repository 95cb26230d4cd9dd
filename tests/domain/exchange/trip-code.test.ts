import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeCollector, codeInLink, codeTexts } from '#domain/exchange/code-parts.ts';
import { packTrip, unpackTrip } from '#domain/exchange/trip-code.ts';
import { bareStop } from '#domain/trips/trip-content.ts';
import { CODE_OF_DAYS, dayValues, fieldsOf, stopValues, tripValues } from '#domain/trips/trip-values.ts';
import { aPlace } from '../trips/builders.ts';
import { aContent, anyContent } from './builders.ts';

const linkOf = (code: string) => `https://tours.example/trip-planner#trip=${code}`;
const anyCode = (maxLength: number) =>
	fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 1, maxLength });

test('a packed trip is the same trip, whatever its texts hold', () => {
	fc.assert(
		fc.property(anyContent, (content) => {
			expect(unpackTrip(packTrip(content))).toEqual(content);
		}),
	);
});

test('a code on paper stays readable, and nothing empty makes its picture larger', () => {
	const { place } = bareStop(aPlace());
	const own = { ...place, type: 'x', code: '', city: '', state: '' } as const;
	const content = aContent([], {
		stops: [{ ...bareStop(place, 'Gate B'), tour_at: '2027-04-12T10:00', overnight: false }, bareStop(own)],
		lunch_minutes: 30,
		days: [{ number: 2, day_start: '08:00', day_end: null, lunch_minutes: null }],
	});
	const brown = '0,41.826,-71.403,"Brown University","217156","Providence","RI","Gate B"';
	const code = `[1,[[${brown},null,"2027-04-12T10:00",null,null,false],[5,41.826,-71.403,"Brown University"]],"Spring loop","",null,null,null,30,[[2,"08:00"]]]`;
	expect(packTrip(content)).toBe(code);
	expect(unpackTrip(code)).toEqual(content);
	expect(packTrip({ ...content, stops: [bareStop(own)], lunch_minutes: null, days: [] })).toBe(
		'[1,[[5,41.826,-71.403,"Brown University"]],"Spring loop"]',
	);
});

/** A code on paper that holds every field. */
const full =
	'[1,[[0,41.826,-71.403,"Brown University","217156","Providence","RI","Gate B","2027-04-12T09:00","2027-04-12T10:00",90,15,false,"45-3 The library!","--5-","---- Too far"]],' +
	'"Spring loop","Bring coats","2027-04-12","09:00","18:00",45,[[2,"08:00","17:30",0]]]';

test('a code on paper brings back every field, and is packed the same way today', () => {
	const content = aContent([], {
		notes: 'Bring coats',
		start_date: '2027-04-12',
		day_start: '09:00',
		day_end: '18:00',
		lunch_minutes: 45,
		days: [{ number: 2, day_start: '08:00', day_end: '17:30', lunch_minutes: 0 }],
		stops: [
			{
				...bareStop(aPlace(), 'Gate B'),
				session_at: '2027-04-12T09:00',
				tour_at: '2027-04-12T10:00',
				visit_minutes: 90,
				parking_minutes: 15,
				overnight: false,
				student_card: '45-3 The library!',
				parent_card: '--5-',
				second_parent_card: '---- Too far',
			},
		],
	});
	expect(unpackTrip(full)).toEqual(content);
	expect(packTrip(content)).toBe(full);
});

test('a field of a trip keeps its position in a code permanently, and no other ever takes it', () => {
	/** All that was ever printed, in the order of the positions; a field that is gone stays in the list. */
	const printed = {
		trip: ['name', 'notes', 'start_date', 'day_start', 'day_end', 'lunch_minutes', 'days'],
		day: ['day_start', 'day_end', 'lunch_minutes'],
		stop: [
			'note',
			'session_at',
			'tour_at',
			'visit_minutes',
			'parking_minutes',
			'overnight',
			'student_card',
			'parent_card',
			'second_parent_card',
		],
	};
	for (const field of fieldsOf(tripValues)) expect(printed.trip[tripValues[field].code]).toBe(field);
	for (const field of fieldsOf(dayValues)) expect(printed.day[dayValues[field].dayCode]).toBe(field);
	for (const field of fieldsOf(stopValues)) expect(printed.stop[stopValues[field].code]).toBe(field);
	expect(printed.trip[CODE_OF_DAYS]).toBe('days');
	for (const fields of Object.values(printed)) expect(new Set(fields).size).toBe(fields.length);
});

test('fields missing from a code are empty, and empty days are left out', () => {
	const stops = [bareStop({ ...aPlace(), type: 'x', code: '', city: '', state: '' })];
	const read = unpackTrip('[1,[[5,41.826,-71.403,"Brown University"]]]');
	expect(read).toEqual(aContent([], { name: '', stops }));
	expect(
		unpackTrip('[1,[[5,41.826,-71.403,"Brown University"]],"","",null,null,null,null,["Monday"]]'),
	).toEqual(read);
	expect(unpackTrip('["1",[[5,41.826,-71.403,"Brown University"]]]')).toBeNull();
});

test('anything that is not a packed trip is refused', () => {
	for (const text of ['', 'null', '{}', '[]', '[1]', '[1,[]]', '[1,[[0,941,1,"x"]]]', '[1,[[9,41,1,"x"]]]'])
		expect(unpackTrip(text)).toBeNull();
	expect(unpackTrip('[2,[]]')).toBe('newer');
	fc.assert(
		fc.property(fc.json(), (text) => {
			expect([null, 'newer']).toContain(unpackTrip(text));
		}),
	);
	expect(unpackTrip(packTrip(aContent([])))).toBeNull();
});

test('a code fits one link or comes as parts, which a camera sees in any order and more than once', () => {
	fc.assert(
		fc.property(anyCode(6000), fc.infiniteStream(fc.nat()), (code, order) => {
			const texts = codeTexts(code, linkOf);
			for (const text of texts) expect(text.length).toBeLessThanOrEqual(900);
			const collect = codeCollector();
			const shuffled = [...texts, ...texts].sort(() => (order.next().value % 2 === 0 ? 1 : -1));
			const heard = shuffled.map(collect).filter((each) => each && 'code' in each);
			expect(heard[0]).toEqual({ code });
		}),
	);
});

test('parts of two trips are not mixed, and a part alone is counted', () => {
	const [first, second] = ['a'.repeat(2000), 'b'.repeat(2000)].map((code) => codeTexts(code, linkOf));
	const collect = codeCollector();
	expect(collect(first?.[0] ?? '')).toEqual({ have: 1, count: 5 });
	expect(collect(first?.[0] ?? '')).toEqual({ have: 1, count: 5 });
	expect(collect(second?.[1] ?? '')).toEqual({ have: 1, count: 5 });
	expect(collect('https://example.com')).toBeNull();
	expect(collect('TT1.a.7.5.abc')).toBeNull();
	const forged = (first ?? []).map((text, at) => (at === 2 ? text.replace('aaa', 'bbb') : text));
	const again = codeCollector();
	expect(forged.map(again).at(-1)).toEqual({ have: 0, count: 5 });
	expect((first ?? []).map(again).at(-1)).toEqual({ code: 'a'.repeat(2000) });
});

test('a trip that fits one picture is a link, and a longer one has the fewest pictures of one size', () => {
	const room = 900 - linkOf('').length;
	expect(codeTexts('a'.repeat(room), linkOf)).toEqual([linkOf('a'.repeat(room))]);
	const parts = codeTexts('a'.repeat(room + 1), linkOf);
	expect(parts.map((text) => text.replace(/\.a*$/, ''))).toEqual([
		expect.stringMatching(/^TT1\.\w+\.0\.2$/),
		expect.stringMatching(/^TT1\.\w+\.1\.2$/),
	]);
	const sizes = parts.map((text) => text.length);
	expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

test('a trip has no codes if they would be more than anyone would hold up', () => {
	const all = codeTexts('a'.repeat(60 * 440), linkOf);
	expect(all).toHaveLength(60);
	expect(all.map(codeCollector()).at(-1)).toEqual({ code: 'a'.repeat(60 * 440) });
	expect(codeTexts('a'.repeat(60 * 440 + 1), linkOf)).toEqual([]);
});

test('a part that counts more pictures than anyone would hold up is not heard', () => {
	expect(codeCollector()('TT1.a.0.60.abc')).toEqual({ have: 1, count: 60 });
	expect(codeCollector()('TT1.a.0.61.abc')).toBeNull();
	expect(codeCollector()('TT1.a.2.2.abc')).toBeNull();
	expect(codeCollector()('TT1..0.2.abc')).toBeNull();
});

test('the code in an address is the part after the number sign', () => {
	expect(codeInLink('#trip=abc-_1')).toBe('abc-_1');
	expect(codeInLink(linkOf('abc'))).toBe('abc');
	for (const text of ['', '#other=1', '?trip=c1']) expect(codeInLink(text)).toBeNull();
});

test.each(['.', ')', '%3D', '&utm_source=x', '?fbclid=1', ' b'])(
	'“%s” behind a code is not part of it',
	(behind) => {
		expect(codeInLink(`#trip=abc-_1${behind}`)).toBe('abc-_1');
	},
);

test('a link that lost its code has an empty one, which is refused aloud', () => {
	expect(codeInLink('#trip=')).toBe('');
});
