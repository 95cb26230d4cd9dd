import { expect, test } from 'vitest';
import { boundOf, hasLongDrive, lightestDrives } from '#domain/schedule/order-bound.ts';
import { follow, type PartialOrder } from '#domain/schedule/order-weight.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { alongRoad, aStopAt } from './builders.ts';

/** What the rest of each order of five stops costs at least, as summed over its steps, with and without a next stop. */
function boundsOf(plan: TourPlan): string {
	const atLeast = boundOf(
		plan,
		lightestDrives(plan, () => true),
	);
	const own = plan.stops.map((_, stop) => stop);
	const orders = own.flatMap((first) => [
		[first, ...own.filter((stop) => stop !== first)],
		[first, ...own.filter((stop) => stop !== first).reverse()],
	]);
	const sums = orders.map((order) => {
		let partial: PartialOrder | null = null;
		let unvisited = (1 << order.length) - 1;
		let sum = 0;
		for (const next of order) {
			if (partial) sum += atLeast(partial.clock, unvisited, next);
			partial = follow(plan, partial, next);
			unvisited &= ~(1 << next);
			sum += atLeast(partial.clock, unvisited);
		}
		return sum;
	});
	return sums.map((sum) => Math.round(sum)).join(' ');
}

const where = ['college 0', 'college 70', 'college 150', 'poi 260', 'college 400'];
const stopsOf = (...over: Partial<Stop>[]) =>
	where.map((place, at) => aStopAt(place, { visit_minutes: 60 + 45 * at, ...over[at] }));

test.each<[string, TourPlan, string]>([
	['whole visits', alongRoad(stopsOf()), '7490 9375 7910 9795 9140 9400 9560 9270 9605 7010'],
	[
		'visits of half a day',
		alongRoad(stopsOf({ visit_minutes: 300 }, { visit_minutes: 300 }, { visit_minutes: 290 })),
		'11840 12710 12120 13200 12440 12840 13970 13240 12050 11960',
	],
	[
		'a visit as long as a day',
		alongRoad(stopsOf({}, {}, { visit_minutes: 700 })),
		'10700 12605 11060 13215 11200 11130 12095 11520 12815 10260',
	],
	[
		'a night of the family’s own',
		alongRoad(stopsOf({}, { overnight: true })),
		'8990 9375 10120 10975 9740 10300 10020 10170 10625 7910',
	],
	[
		'no night where it would be',
		alongRoad(stopsOf({}, { overnight: false })),
		'7010 8895 7900 8695 8270 9400 8720 9200 9265 7010',
	],
	[
		'a restaurant',
		alongRoad([...stopsOf().slice(0, 4), aStopAt('restaurant 400')]),
		'5775 7445 6205 7950 7260 7630 8310 7040 7185 5960',
	],
	[
		'a hotel',
		alongRoad([...stopsOf().slice(0, 4), aStopAt('hotel 400')]),
		'5540 7430 5980 7960 7230 7800 8230 7270 9910 8090',
	],
	[
		'a session on the second day',
		alongRoad(stopsOf({}, {}, { session_at: '2027-04-13T10:00' })),
		'7340 480135 7900 480795 11840 12100 126560 110270 488365 69010',
	],
	[
		'a session and a tour a day apart',
		alongRoad(stopsOf({ session_at: '2027-04-12T14:00', tour_at: '2027-04-13T11:00' })),
		'6740 9530 7020 2694320 12740 3069260 51060 3119920 89680 1967360',
	],
	[
		'rooms booked',
		{ ...alongRoad(stopsOf()), hasAutomaticNights: false },
		'7360 10085 8270 10555 9010 9950 9760 9060 9365 7370',
	],
	[
		'a stay past lunch',
		{ ...alongRoad(stopsOf()), stays: new Map([[0, alongRoad(stopsOf()).firstDay * 1440 + 1200]]) },
		'8610 9570 7730 9555 9110 9295 9460 9220 9330 6920',
	],
	[
		'a drive of more than a day',
		alongRoad([...stopsOf().slice(0, 4), aStopAt('college 1400')]),
		'12640 19030 12920 19520 14140 19360 15180 19140 12280 11860',
	],
	[
		'a place that no road leads to',
		{
			...alongRoad(stopsOf()),
			driveBetween: (from, to) => (from === 4 || to === 4 ? null : { miles: 50, minutes: 50 }),
		},
		'8004200 5007350 8004200 5006840 8004200 5005850 8004200 5005850 2005700 2005700',
	],
])('with %s, orders are given up as early as before', (_, plan, bounds) => {
	expect(boundsOf(plan)).toBe(bounds);
});

test('a drive is long when no day has room for it', () => {
	expect(hasLongDrive(alongRoad([aStopAt('college 0'), aStopAt('college 1400')]))).toBe(true);
	expect(hasLongDrive(alongRoad(stopsOf()))).toBe(false);
});
