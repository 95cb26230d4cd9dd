/**
 * Work that takes longer than a frame, off the main thread: the highway table, read at once and kept in memory, and the
 * best order.
 */
import { fetchPacked } from '#api/fetch-packed.ts';
import type { Point } from '#domain/geo.ts';
import { roadLines, roadsIn } from '#domain/map/roads.ts';
import type { View } from '#domain/map/view.ts';
import { answer, type RoadAnswers, type RoadQuestion } from '#domain/roads/known-drives.ts';
import { type PackedRoads, unpackRoads } from '#domain/roads/packed-roads.ts';
import { answerOrder, type OrderQuestion } from '#domain/schedule/order-question.ts';
import highwaysUrl from '#generated/highways.bin?url';
import { remembered } from '#runtime/remembered.ts';

export type RoadReply = { answers: RoadAnswers } | { failed: string };

const loadTable = remembered(async () => unpackRoads(await fetchPacked<PackedRoads>(highwaysUrl)));

/** Boston, Atlanta, Denver and Seattle: a question without points uses these to warm up the engine for the next one. */
const WARM_UP: Point[] = [
	{ lat: 42.36, long: -71.06 },
	{ lat: 33.75, long: -84.39 },
	{ lat: 39.74, long: -104.99 },
	{ lat: 47.61, long: -122.33 },
];

// Runs ahead of the first question, which is told if it fails.
loadTable().catch(() => undefined);

/** Reads the same roads as lines, for drawing. */
const loadLines = remembered(async () => roadLines(await loadTable()));

addEventListener('message', ({ data, ports: [port] }: MessageEvent<RoadQuestion | View | OrderQuestion>) => {
	if ('zoom' in data) return answerBy(port, async () => roadsIn(data, await loadLines()));
	if ('wish' in data) return answerBy(port, async () => answerOrder(data));
	loadTable().then(
		(table) => {
			if (data.points.length < 2) answer(table, { points: WARM_UP, which: 'all' });
			reply({ answers: answer(table, data) });
		},
		(error: unknown) => reply({ failed: String(error) }),
	);
});

/** Answers on the question's own port. */
function answerBy(port: MessagePort | undefined, work: () => Promise<unknown>): void {
	work().then(
		(answer) => port?.postMessage(answer),
		(error: unknown) => port?.postMessage(error),
	);
}

const reply = (words: RoadReply) => postMessage(words);
