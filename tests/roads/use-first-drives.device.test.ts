import { beforeEach, expect, test, vi } from 'vitest';
import { pairKey, type RoadQuestion } from '#domain/roads/known-drives.ts';

vi.mock('#roads/stored-streets.ts', () => ({ readStreets: async () => undefined }));

const points = [
	{ lat: 42.3745, long: -71.1183 },
	{ lat: 41.8268, long: -71.4025 },
	{ lat: 41.3113, long: -72.9267 },
];
/** The table's worker: what it was asked, and who hears it. */
let asked: RoadQuestion[] = [];
let tell: (answers: object) => void = () => undefined;

beforeEach(() => {
	asked = [];
	vi.resetModules();
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	vi.stubGlobal(
		'Worker',
		class {
			addEventListener(kind: string, listener: (event: { data: object }) => void) {
				if (kind === 'message') tell = (answers) => listener({ data: { answers } });
			}
			postMessage = (question: RoadQuestion) => asked.push(question);
		},
	);
});

/** Opens a trip, and tells whether it may be drawn yet. */
async function opening() {
	const { firstDrives } = await import('#roads/use-first-drives.ts');
	let isOpen = false;
	void firstDrives('t1', points).then(() => {
		isOpen = true;
	});
	return async () => {
		await vi.advanceTimersByTimeAsync(0);
		return isOpen;
	};
}

const answersTo = (legs: number) =>
	Object.fromEntries(
		points
			.slice(0, legs)
			.map((from, at) => [pairKey(from, points[at + 1] ?? from), { miles: 1, minutes: 1 }]),
	);

test('a trip is drawn once the table has answered for all of its legs', async () => {
	const isOpen = await opening();
	// Drives of other orders, of which there are many, are not waited for.
	expect(asked).toEqual([{ points, which: 'in order' }]);
	tell(answersTo(1));
	expect(await isOpen()).toBe(false);
	tell(answersTo(2));
	expect(await isOpen()).toBe(true);
});

test('after a second without a word it is drawn all the same', async () => {
	const isOpen = await opening();
	await vi.advanceTimersByTimeAsync(999);
	expect(await isOpen()).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	expect(await isOpen()).toBe(true);
});

test('reopening a trip after waiting in vain waits again, and leaves nothing behind', async () => {
	const { roadAnswers } = await import('#roads/ask-roads.ts');
	const stop = vi.fn();
	const subscribe = vi.spyOn(roadAnswers, 'subscribe').mockReturnValue(stop);
	const { firstDrives } = await import('#roads/use-first-drives.ts');
	const waited = firstDrives('t1', points);
	await vi.advanceTimersByTimeAsync(1000);
	await waited;
	expect(stop).toHaveBeenCalledTimes(subscribe.mock.calls.length);
	const again = await opening();
	expect(await again()).toBe(false);
});
