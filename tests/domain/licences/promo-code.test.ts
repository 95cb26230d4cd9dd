import { expect, test } from 'vitest';
import { isLastDayOver, promoCodeFault } from '#domain/licences/promo-code.ts';

test('a promo code is good until its last day is over everywhere on earth', () => {
	const lastDay = new Date('2027-05-31');
	expect(isLastDayOver(lastDay, new Date('2027-05-31T00:00:00-10:00'))).toBe(false);
	expect(isLastDayOver(lastDay, new Date('2027-05-31T23:59:59-12:00'))).toBe(false);
	expect(isLastDayOver(lastDay, new Date('2027-06-01T00:00:00-12:00'))).toBe(true);
});

const NOW = new Date('2026-11-21T11:59:00Z');

test.each([
	[{}, null],
	[{ uses: 999_999 }, null],
	[{ uses: 1_000_000 }, 'uses'],
	[{ expires: '2027-05-31' }, null],
	[{ expires: '2026-11-20' }, null],
	[{ expires: '2026-11-19' }, 'over'],
	[{ expires: '2027-13-31' }, 'day'],
	[{ expires: '2027-02-31' }, 'day'],
	[{ expires: '2027-02-29' }, 'day'],
	[{ expires: '2028-02-29' }, null],
	[{ expires: '2027-05-31T12:00:00Z' }, 'day'],
	[{ expires: '+002027-05-31' }, 'day'],
	[{ code: '12345' }, 'code'],
	[{ code: '------' }, 'code'],
	[{ code: 'SPR-27-' }, 'code'],
	[{ code: '-SPR-227-' }, null],
	[{ code: 'SPRING 27' }, 'code'],
	[{ code: 'SPRING-27 ' }, 'code'],
	[{ code: 'x'.repeat(41) }, 'code'],
	[{ code: 'TRAIL-MIX' }, 'prefix'],
	[{ code: 'trail-2027', uses: 1 }, 'prefix'],
	[{ code: 'TRAILMIX' }, null],
])('a promo code to be made with %o has as its fault: %s', (over, fault) => {
	const words = {
		uses: /how many people/,
		day: /last day/,
		over: /already over/,
		code: /6 to 40|at least 6/,
		prefix: /with TRAIL-/,
	};
	const said = promoCodeFault({ code: 'SPRING-27', uses: 5, expires: null, ...over }, NOW);
	expect(said ?? '').toMatch(fault === null ? /^$/ : words[fault as keyof typeof words]);
});
