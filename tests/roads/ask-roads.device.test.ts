import { beforeEach, expect, test, vi } from 'vitest';
import type { View } from '#domain/map/view.ts';
import { pairKey, pairsOf, type RoadQuestion } from '#domain/roads/known-drives.ts';
import type { OrderQuestion } from '#domain/schedule/order-question.ts';
import { inTime } from '../in-time.ts';

/** The table's worker: what it was asked, and who hears it. */
let asked: (RoadQuestion | View | OrderQuestion)[] = [];
let tell: (reply: object) => void = () => undefined;
let ports: MessagePort[] = [];

beforeEach(() => {
	asked = [];
	ports = [];
	vi.resetModules();
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.stubGlobal(
		'Worker',
		class {
			addEventListener(kind: string, listener: (event: { data: object }) => void) {
				if (kind === 'message') tell = (data) => listener({ data });
			}
			postMessage(question: RoadQuestion | View | OrderQuestion, [port]: MessagePort[] = []) {
				asked.push(question);
				if (port) ports.push(port);
			}
		},
	);
});

/** A page of its own. */
const open = async () => ({
	...(await import('#roads/ask-roads.ts')),
	...(await import('#runtime/reachability.ts')),
	...(await import('#map/roads.ts')),
});

/** A question about places that nobody else asks about. */
const about = (place: number, count = 2): RoadQuestion => ({
	points: Array.from({ length: count }, (_, at) => ({ lat: 40 + at / 100, long: -70 - place })),
	which: 'all',
});
const answersTo = (question: RoadQuestion) => ({
	answers: Object.fromEntries(
		pairsOf(question).map(([from, to]) => [pairKey(from, to), { miles: 1, minutes: 1 }]),
	),
});

test('drives that the table could not tell are asked for again when the signal is back, while they are wanted', async () => {
	const { askRoads, noteReachable, roadAnswers } = await open();
	askRoads(about(1));
	const leave = askRoads(about(2));
	tell({ failed: 'no_signal' });
	tell({ failed: 'no_signal' });
	leave();
	noteReachable(false);
	expect(asked).toHaveLength(2);
	noteReachable(true);
	expect(asked.slice(2)).toEqual([about(1)]);
	tell(answersTo(about(1)));
	noteReachable(false);
	noteReachable(true);
	expect(asked).toHaveLength(3);
	expect(Object.keys(roadAnswers.get())).toHaveLength(2);
});

test('a trip that is only begun has the table read ahead again when the signal is back', async () => {
	const { askRoads, noteReachable } = await open();
	askRoads(about(1, 1));
	tell({ failed: 'no_signal' });
	noteReachable(false);
	noteReachable(true);
	expect(asked).toEqual([about(1, 1), about(1, 1)]);
});

test('a page that has seen a great many drives forgets all except those in use', async () => {
	const { askRoads, roadAnswers } = await open();
	askRoads(about(0));
	tell(answersTo(about(0)));
	for (let trip = 1; Object.keys(roadAnswers.get()).length < 9000; trip++) {
		const leave = askRoads(about(trip, 40));
		tell(answersTo(about(trip, 40)));
		leave();
	}
	askRoads(about(99));
	tell(answersTo(about(99)));
	const keysOf = (question: RoadQuestion) => Object.keys(answersTo(question).answers);
	expect(Object.keys(roadAnswers.get()).sort()).toEqual([...keysOf(about(0)), ...keysOf(about(99))].sort());
});

test('the roads of a view are asked for again when the signal is back', async () => {
	const { followRoads, noteReachable } = await open();
	const view: View = { center: { lat: 42, long: -71 }, zoom: 7, width: 300, height: 200 };
	const shown: unknown[] = [];
	const leave = followRoads(view, (roads) => shown.push(roads));
	ports[0]?.postMessage(new Error('no_signal'));
	await inTime(() => expect(console.warn).toHaveBeenCalledOnce());
	noteReachable(false);
	noteReachable(true);
	ports[1]?.postMessage({ lines: [] });
	await inTime(() => expect(shown).toEqual([{ lines: [] }]));
	noteReachable(false);
	noteReachable(true);
	leave();
	expect(asked).toEqual([view, view]);
	for (const port of ports) port.close();
});

test('only the worker searches for the best order, and the caller hears of a failure', async () => {
	const { askOrder } = await open();
	const question = { cells: new Map(), wish: { first: true, last: false }, today: '', zones: [], drives: [] };
	const [found, failed] = [askOrder(question), askOrder(question)];
	expect(asked).toEqual([question, question]);
	ports[0]?.postMessage(null);
	ports[1]?.postMessage(new Error('out of memory'));
	await expect(found).resolves.toBeNull();
	await expect(failed).rejects.toThrow('out of memory');
	for (const port of ports) port.close();
});
