import { beforeAll, expect, test } from 'vitest';
import { run } from './simulation/run.ts';

/** `SEEDS=20000 npx vitest run tests/sync/simulation.test.ts` looks further; `FROM` says where to begin. */
const seedCount = Number(process.env.SEEDS ?? 2000);
const firstSeed = Number(process.env.FROM ?? 1);
/** Seeds that once broke a law. They stay forever; a change to the simulation's own dice adds seeds and removes none. */
const pinnedSeeds = [1126, 1542, 1926, 6591, 10401, 12435, 13361, 14188, 14652, 21136, 21514, 21793, 32132];

const breaches = new Map<number, string[]>();
const checks = new Map<number, number>();

beforeAll(async () => {
	const seeds = Array.from({ length: seedCount }, (_, index) => firstSeed + index);
	for (const seed of [...pinnedSeeds, ...seeds]) {
		const { broken, checks: counts } = await run(seed);
		if (broken)
			breaches.set(broken.law, [...(breaches.get(broken.law) ?? []), `seed ${seed}: ${broken.message}`]);
		for (const [law, count] of counts) checks.set(law, (checks.get(law) ?? 0) + count);
	}
}, 3_600_000);

test.each([
	[1, 'once faults stop and everyone has synced, all views equal the server’s'],
	[2, 'nothing acknowledged is lost'],
	[3, 'nothing shown as saved is lost on the device, across kills'],
	[4, 'any request, any number of times, in any order, takes effect at most once'],
	[5, 'an older value never replaces one written over it'],
	[6, 'own edits stay visible, and a view never goes back to an ancestor'],
	[7, 'plan and 10 stops hold at every instant on the server'],
	[8, 'no outbox is stuck two rounds after the faults stop'],
	[9, 'nothing of one account is readable or written under another'],
	[10, 'prune, epoch change and restore lose nothing that a device still holds'],
])('law %i: %s', (law) => {
	expect(breaches.get(law) ?? []).toEqual([]);
	expect(checks.get(law) ?? 0).toBeGreaterThan(seedCount / 10);
});

test('the same seed is the same run', async () => {
	expect([...(await run(7)).checks]).toEqual([...(await run(7)).checks]);
});
