import { expect, test } from 'vitest';
import { addStop } from '#domain/trips/edit-stops.ts';
import { startTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { freePlan, fullPlan, tripPlanForEdit } from '#domain/trips/trip-plan.ts';
import { ADevice, AServer, NOW } from '../../sync/builders.ts';
import { aPlace } from './builders.ts';

const HOUR = 3_600_000;
const END = NOW + 7 * 24 * HOUR;
const trial_start = new Date(NOW).toISOString();

test.each([
	['before the trial', 2, NOW - 1, freePlan],
	['as it began', 2, NOW, fullPlan],
	['in its last moment', 2, END - 1, fullPlan],
	['exactly as it ended', 2, END, freePlan],
	['after its end', 2, END + HOUR, freePlan],
	['in a trial whose end was written down', 3, END - 1, fullPlan],
	['within the days of a trial that its person left', 0, END - 1, freePlan],
])('once a trial is over, an edit made %s is judged by the plan of then', (_when, type, madeAt, plan) => {
	const subscriber = { group: 'default', subscription_type: type, trial_start };
	expect(tripPlanForEdit(subscriber, { madeAt, now: END + HOUR })).toBe(plan);
});

test('a person who has a plan by now keeps what they planned before, and a trial in no account gives nothing', () => {
	const account = { group: 'default', trial_start };
	const asked = { madeAt: END + HOUR, now: END + 2 * HOUR };
	expect(tripPlanForEdit({ ...account, subscription_type: 1 }, asked)).toBe(fullPlan);
	const inNoTrial = { ...account, subscription_type: 2, trial_start: null };
	expect(tripPlanForEdit(inNoTrial, { madeAt: NOW, now: NOW })).toBe(freePlan);
});

const stops = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'].flatMap((id) => {
	const added = addStop(tripFromCells('t', new Map()), { id, place: aPlace({ name: id }) });
	return added.ok ? added.changes : [];
});

/** Two trips, one with seven stops, saved with no signal at one time and sent two hours after the trial; what was refused. */
function sentAfterTheTrial(clockError: number, savedAt: number): string[] {
	const server = new AServer();
	const subscriber = { group: 'default', subscription_type: 2, trial_start };
	server.planFor = (madeAt) => tripPlanForEdit(subscriber, { madeAt, now: server.now });
	const phone = new ADevice(server, 'd_phone');
	phone.clockError = clockError;
	server.now = savedAt;
	phone.edit('t_1', [...startTrip('Weekend one'), ...stops]);
	phone.edit('t_2', startTrip('Weekend two'));
	server.now = END + 2 * HOUR;
	phone.sync();
	return phone.state.refused.map(({ op, code }) => `${op.trip} ${op.path} ${code}`);
}

const all = ['t_1 stops/s6/live quota', 't_1 stops/s7/live quota', 't_2 life quota', 't_2 name unknown_trip'];
test.each([
	['right', 0],
	['an hour ahead', HOUR],
	['ten days ahead', 240 * HOUR],
	['an hour behind', -HOUR],
	['ten days behind', -240 * HOUR],
])(
	'by a clock that is %s, what a trial allowed to be saved is taken after it, and nothing else is',
	(_, error) => {
		expect(sentAfterTheTrial(error, END - HOUR)).toEqual([]);
		expect(sentAfterTheTrial(error, END + HOUR)).toEqual(all);
		expect(sentAfterTheTrial(error, NOW - HOUR)).toEqual(all);
	},
);
