/** Directions held against a real Valhalla on a small map of our own: `npm run test:directions`. */
import assert from 'node:assert/strict';
import { milesBetween, type Point } from '#domain/geo.ts';
import type { DirectionsAnswer } from '#domain/roads/directions-call.ts';
import { decodeLine } from '#domain/roads/road-drives.ts';
import { createRoadService } from '#server/directions/osrm.ts';
import { createAskOutside } from '#server/outside/ask.ts';
import { findProgram, Missing } from '../programs/debian.ts';
import { play, runScenes, type Scene } from '../programs/run-scenes.ts';
import { aClock } from '../server/a-clock.ts';
import { aServer } from '../server/a-server.ts';
import { sendJson } from '../server/directions/an-osrm.ts';
import { startValhalla } from './real-valhalla.ts';
import { smallMap } from './small-map.ts';

const KEY = 'a-key';
const { northCollege, southCollege, inn, islandCollege, islandQuay, atSea } = smallMap;
let valhalla: Awaited<ReturnType<typeof startValhalla>>;

/** A site that has asked nothing yet. */
function aSite(token = KEY, timeoutMs = 5000) {
	const ask = createAskOutside({ allowLoopback: true });
	const roadService = createRoadService({ url: valhalla.url, token }, ask, timeoutMs);
	const clock = aClock();
	const server = aServer({ roadService, now: clock.now });
	const askFor = async (points: Point[]): Promise<DirectionsAnswer> => {
		const answer = await server.app.request('/api/public/directions', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
			body: JSON.stringify({ points, legs: points.slice(1).map((_, at) => at), matrix: true }),
		});
		assert.equal(answer.status, 200);
		return answer.json();
	};
	return { ...clock, log: server.log, askFor };
}
const found = ({ drives }: DirectionsAnswer, from: number, to: number) =>
	drives.find((each) => each.from === from && each.to === to)?.drive;

/** Asks while Valhalla fails: that is logged, rests, and comes right again. */
async function failing(words: RegExp, { token = KEY, timeoutMs = 10_000 } = {}) {
	const site = aSite(token, timeoutMs);
	assert.deepEqual(await site.askFor([northCollege, southCollege]), { drives: [], again_in: 30 });
	assert.match(site.log.join(), words);
	assert.doesNotMatch(site.log.join(), new RegExp(`${KEY}|${southCollege.lat}`));
	valhalla.instead = () => false;
	if (token !== KEY) return;
	site.pass(1);
	assert.equal((await site.askFor([northCollege, southCollege])).drives.length, 2);
	assert.equal(site.log.at(-1), 'directions come again');
}

const scenes: Scene[] = [
	[
		'a route: every turn in words, along the streets, with the stops as waypoints',
		async () => {
			const { askFor, log } = aSite();
			const answer = await askFor([northCollege, southCollege, inn]);
			const way = found(answer, 0, 1)?.way;
			assert.deepEqual(
				way?.steps.map(({ words }) => words),
				[
					'Head north on Elm Street',
					'Turn right onto US-20',
					'Turn left onto College Avenue',
					'Turn right onto Chapel Lane',
					'Arrive',
				],
			);
			const miles = way.steps.reduce((sum, step) => sum + step.miles, 0);
			assert.ok(Math.abs(miles - (found(answer, 0, 1)?.miles ?? 0)) < 0.1, `${miles} miles of turns`);
			const line = decodeLine(way.line);
			for (const [end, place] of [
				[line[0], northCollege],
				[line.at(-1), southCollege],
			] as const) {
				assert.ok(end && milesBetween(end, place) < 0.05);
			}
			assert.deepEqual(
				found(answer, 1, 2)?.way?.steps.map(({ road }) => road),
				['Inn Lane', 'Inn Lane'],
			);
			assert.deepEqual([answer.again_in, log], [null, []]);
		},
	],
	[
		'a table: there and back differ by a one-way street, and a drive is what its route says',
		async () => {
			const answer = await aSite().askFor([southCollege, inn, northCollege]);
			const [there, back] = [found(answer, 0, 1), found(answer, 1, 0)];
			assert.ok(there && back && back.miles > there.miles + 2, `${there?.miles} and ${back?.miles} miles`);
			const other = await aSite().askFor([inn, southCollege]);
			assert.ok(Math.abs((found(other, 0, 1)?.minutes ?? 0) - back.minutes) < 0.2);
		},
	],
	[
		'no road: an island is said to have none, and what lies on it has its own',
		async () => {
			const { askFor, log } = aSite();
			const answer = await askFor([northCollege, southCollege, islandCollege, islandQuay]);
			assert.equal(found(answer, 1, 2), null);
			assert.equal(found(answer, 3, 0), null);
			assert.equal(found(answer, 0, 1)?.way?.steps.length, 5);
			assert.ok((found(answer, 2, 3)?.miles ?? 0) > 0.5);
			assert.deepEqual([answer.again_in, log], [null, []]);
		},
	],
	[
		'a place off the map spoils no other leg',
		async () => {
			const { askFor, log } = aSite();
			const answer = await askFor([northCollege, southCollege, atSea]);
			assert.equal(found(answer, 0, 1)?.way?.steps.length, 5);
			assert.equal(found(answer, 1, 2), null);
			assert.deepEqual(log, []);
		},
	],
	[
		'what it answered once is not asked again',
		async () => {
			const { askFor } = aSite();
			const first = await askFor([northCollege, southCollege]);
			const { asked } = valhalla;
			assert.deepEqual(await askFor([northCollege, southCollege]), first);
			assert.equal(valhalla.asked, asked);
		},
	],
	[
		'slow',
		async () => {
			valhalla.instead = () => true;
			await failing(/took too long/, { timeoutMs: 2000 });
		},
	],
	[
		'down',
		async () => {
			valhalla.instead = (_, answer) => Boolean(answer.destroy());
			await failing(/socket hang up/);
		},
	],
	[
		'nonsense',
		async () => {
			valhalla.instead = (_, answer) => {
				sendJson(answer, 200, { code: 'Ok', durations: [[0]], distances: 'far' });
				return true;
			};
			await failing(/in words that are not OSRM's/);
		},
	],
	['a wrong key', async () => failing(/does not accept our key \(401\)/, { token: 'another' })],
];

await runScenes('test:directions', async (folder) => {
	if (!findProgram('python3'))
		throw new Missing(
			'Missing: python3, which writes the configuration.\nOn Debian: apt-get install python3',
		);
	valhalla = await startValhalla(folder, KEY);
	await play(scenes);
	await valhalla.close();
});
