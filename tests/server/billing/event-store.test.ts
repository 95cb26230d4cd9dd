import { beforeEach, expect, test } from 'vitest';
import { createEventStore } from '#server/billing/event-store.ts';
import { billingEvents } from '#server/billing/table.ts';
import { aDatabase } from '../a-server.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const at = (minutes: number) => new Date(NOON + minutes * 60_000);
const DAYS = 24 * 60;

let db: ReturnType<typeof aDatabase>;
let events: ReturnType<typeof createEventStore>;
beforeEach(() => {
	db = aDatabase();
	events = createEventStore(db);
});

const save = (id: string, minutes: number) =>
	events.save({ id, type: 'invoice.paid', about: 'b_1' }, at(minutes));
const next = async (minutes: number) => (await events.next(at(minutes)))?.id;

test('events are handled in the order they came, and one that is reported twice only once', async () => {
	await save('evt_after', 2);
	await save('evt_first', 1);
	await save('evt_first', 3);
	expect(await next(4)).toBe('evt_first');
	await events.handled('evt_first', at(4));
	await save('evt_first', 5);
	expect(await next(5)).toBe('evt_after');
	await events.handled('evt_after', at(5));
	expect(await next(6)).toBeUndefined();
});

test('an event that is put off lets the others pass until its time', async () => {
	await save('evt_first', 1);
	await save('evt_after', 2);
	await events.later('evt_first', at(10));
	expect([await next(9), await next(10)]).toEqual(['evt_after', 'evt_first']);
	expect((await events.next(at(10)))?.attempts).toBe(1);
});

test('a handled event is forgotten after 90 days, and one that waits never is', async () => {
	for (const id of ['evt_handled', 'evt_waiting']) await save(id, 0);
	await events.handled('evt_handled', at(0));
	const left = () => db.select({ id: billingEvents.id }).from(billingEvents).all().length;
	await events.forgetOver(at(90 * DAYS - 1));
	expect(left()).toBe(2);
	await events.forgetOver(at(90 * DAYS));
	expect([left(), await next(90 * DAYS)]).toEqual([1, 'evt_waiting']);
});
