import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import { realParts } from './simulation/real-parts.ts';
import { run } from './simulation/run.ts';
import { standingRules } from './simulation/world.ts';

/** The laws once more, over the code that people use. `npm run soak` looks further. */
const seedCount = Number(process.env.REAL_SEEDS ?? 60);
const firstSeed = Number(process.env.FROM ?? 1);
/** Seeds that once broke a law here. They stay forever. */
const pinnedSeeds: number[] = [];

const breaches = new Map<number, string[]>();
const checks = new Map<number, number>();

/** Worlds at once: most of a world's time is spent waiting for its disks. On the one database of `npm run test:libsql`, one. */
const WORLDS = process.env.LIBSQL_URL ? 1 : 12;

beforeAll(async () => {
	const seeds = [...pinnedSeeds, ...Array.from({ length: seedCount }, (_, index) => firstSeed + index)];
	const runNext = async (): Promise<void> => {
		for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) await runOne(seed);
	};
	await Promise.all(Array.from({ length: WORLDS }, runNext));
}, 3_600_000);

async function runOne(seed: number): Promise<void> {
	const { broken, checks: counts } = await run(seed, standingRules, realParts());
	if (broken)
		breaches.set(broken.law, [...(breaches.get(broken.law) ?? []), `seed ${seed}: ${broken.message}`]);
	for (const [law, count] of counts) checks.set(law, (checks.get(law) ?? 0) + count);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('law %i holds over IndexedDB, the route and SQLite', (law) => {
	expect(breaches.get(law) ?? []).toEqual([]);
	expect(checks.get(law) ?? 0).toBeGreaterThan(seedCount / 10);
});
