import { estimateDrive } from '#domain/roads/drive-estimate.ts';
import { answerOrder, orderQuestion } from '#domain/schedule/order-question.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { newStop, tripFromCells } from '#domain/trips/trip.ts';
import listed from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import { cellsOf } from '../domain/schedule/builders.ts';
import { type Figure, quantile } from './figure.ts';

const STOPS = 10;
const TRIPS = 24;
const ROUNDS = 3;

const parts: PlanParts = {
	driveBetween: estimateDrive,
	zoneOf: () => 'America/New_York',
	today: '2027-04-12',
};

/**
 * Script time of a whole search for the best order of ten campuses in New England, in the worker: with a start date, where each fourth trip
 * has three tours at fixed times; without one, where two to five tours decide the day on which the trip begins; and with a room booked after each third
 * campus, whose date stays.
 */
export function bestOrderTimes(): Figure[] {
	const dated = searches((trip) =>
		aTrip(trip, { start_date: '2027-04-12', tourEvery: trip % 4 === 3 ? 3 : 0 }),
	);
	const undated = searches((trip) => aTrip(trip, { start_date: null, tourEvery: [2, 3, 5][trip % 3] ?? 0 }));
	const booked = searches((trip) => aTrip(trip, { start_date: '2027-04-12', tourEvery: 0, nightEvery: 4 }));
	const budget = { atMost: 20 };
	const note = 'a start date, or no tour';
	return [
		{ name: 'Best order of ten stops: median', ours: quantile(dated, 0.5), unit: 'ms', budget, note },
		{ name: 'Best order of ten stops: p95', ours: quantile(dated, 0.95), unit: 'ms', budget },
		{
			name: 'Best order of ten stops whose tours tell day 1: median',
			ours: quantile(undated, 0.5),
			unit: 'ms',
			budget,
			note: 'a search for each day',
		},
		{
			name: 'Best order of ten stops whose tours tell day 1: the worst',
			ours: Math.max(...undated),
			unit: 'ms',
		},
		{
			name: 'Best order of ten stops with two booked nights: median',
			ours: quantile(booked, 0.5),
			unit: 'ms',
			budget,
		},
		{
			name: 'Best order of ten stops with two booked nights: the worst',
			ours: Math.max(...booked),
			unit: 'ms',
		},
	];
}

function searches(tripOf: (trip: number) => Cells): number[] {
	const samples: number[] = [];
	for (let round = 0; round < ROUNDS; round++)
		for (let trip = 0; trip < TRIPS; trip++) {
			const question = orderQuestion(tripOf(trip), parts, { first: false, last: false, nights: true });
			const start = performance.now();
			answerOrder(question);
			// The first round warms the engine up.
			if (round > 0) samples.push(performance.now() - start);
		}
	return samples;
}

function aTrip(
	number: number,
	{
		start_date,
		tourEvery,
		nightEvery = 0,
	}: { start_date: string | null; tourEvery: number; nightEvery?: number },
): Cells {
	const near = listed.filter(({ state_abbreviation }) => 'MA CT RI NH VT ME'.includes(state_abbreviation));
	const stops = Array.from({ length: STOPS }, (_, at) => {
		const { ipeds_id, name, city, state_abbreviation, lat, long } = near[
			(number * 5 + at * 7) % near.length
		] as (typeof near)[0];
		const isNight = nightEvery > 0 && at % nightEvery === 3;
		const place = {
			type: isNight ? ('hotel' as const) : ('college' as const),
			code: String(ipeds_id),
			name,
			city,
			state: state_abbreviation,
			lat,
			long,
		};
		const hasTour = tourEvery > 0 && at % tourEvery === 1;
		return {
			...newStop(`s${at}`, place),
			tour_at: hasTour ? `2027-04-${13 + Math.floor(at / 3)}T11:00` : null,
		};
	});
	return cellsOf({ ...tripFromCells('t', new Map()), start_date, stops });
}
