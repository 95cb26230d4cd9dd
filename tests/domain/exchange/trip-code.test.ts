import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeCollector, codeInLink, codeTexts } from '#domain/exchange/code-parts.ts';
import { packTrip, unpackTrip } from '#domain/exchange/trip-code.ts';
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
	expect(forged.map(codeCollector()).at(-1)).toEqual({ have: 0, count: 5 });
});

test('the code in an address is the part after the number sign', () => {
	expect(codeInLink('#trip=abc-_1')).toBe('abc-_1');
	expect(codeInLink(linkOf('abc'))).toBe('abc');
	for (const text of ['', '#trip=', '#trip=a b', '#other=1', '?trip=c1']) expect(codeInLink(text)).toBeNull();
});
