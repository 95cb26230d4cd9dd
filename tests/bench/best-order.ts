import { bestOrder } from '#domain/schedule/best-order.ts';
import { type PlanParts, planOf } from '#domain/schedule/plan-of-trip.ts';
import { estimateDrive } from '#domain/trips/drive-estimate.ts';
import { newStop, type Trip, tripFromCells } from '#domain/trips/trip.ts';
import listed from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import { type Figure, quantile } from './figure.ts';

const STOPS = 10;
const TRIPS = 24;
const ROUNDS = 3;

const parts: PlanParts = {
	driveBetween: estimateDrive,
	zoneOf: () => 'America/New_York',
	today: '2027-04-12',
};

/** Script time of the search for the best order of ten campuses in New England, each fourth trip with three tours at fixed times. */
export function bestOrderTimes(): Figure[] {
	const samples: number[] = [];
	for (let round = 0; round < ROUNDS; round++)
		for (let trip = 0; trip < TRIPS; trip++) {
			const plan = planOf(aTrip(trip), parts);
			const start = performance.now();
			bestOrder(plan, { first: true, last: false });
			// The first round warms the engine up.
			if (round > 0) samples.push(performance.now() - start);
		}
	return [
		{
			name: 'Best order of ten stops: median',
			ours: quantile(samples, 0.5),
			unit: 'ms',
			budget: { atMost: 20 },
		},
		{
			name: 'Best order of ten stops: p95',
			ours: quantile(samples, 0.95),
			unit: 'ms',
			budget: { atMost: 20 },
		},
	];
}

function aTrip(number: number): Trip {
	const near = listed.filter(({ state_abbreviation }) => 'MA CT RI NH VT ME'.includes(state_abbreviation));
	const stops = Array.from({ length: STOPS }, (_, at) => {
		const { ipeds_id, name, city, state_abbreviation, lat, long } = near[
			(number * 5 + at * 7) % near.length
		] as (typeof near)[0];
		const place = {
			type: 'college' as const,
			code: String(ipeds_id),
			name,
			city,
			state: state_abbreviation,
			lat,
			long,
		};
		const tour_at = number % 4 === 3 && at % 3 === 1 ? `2027-04-${13 + Math.floor(at / 3)}T11:00` : null;
		return { ...newStop(`s${at}`, place), tour_at };
	});
	return { ...tripFromCells('t', new Map()), start_date: '2027-04-12', stops };
}
