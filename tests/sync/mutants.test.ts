import { expect, test } from 'vitest';
import { mutants } from './simulation/mutants.ts';
import { run } from './simulation/run.ts';

/** A mutant that survives more seeds than this goes unnoticed by the simulation. */
const SEEDS = 1500;
/** Worlds that showed what few others show: they come first. */
const tellingSeeds = [43, 1158, 11602, 47347];

type Broken = NonNullable<Awaited<ReturnType<typeof run>>['broken']>;
const seenBroken = new Set<number>();

test.each(Object.entries(mutants))(
	'the simulation catches: %s',
	async (_name, rules) => {
		const seeds = [...tellingSeeds, ...Array.from({ length: SEEDS }, (_, index) => index + 1)];
		let broken: Broken | null = null;
		for (let next = 0; next < seeds.length && !broken; next++)
			({ broken } = await run(seeds[next] as number, rules));
		expect(broken).not.toBeNull();
		if (broken) seenBroken.add(broken.law);
	},
	120_000,
);

test('every law is broken by some mutant: one that nothing breaks would say nothing', () => {
	expect([...seenBroken].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
