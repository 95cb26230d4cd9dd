import { expect, test } from 'vitest';
import { mutants } from './simulation/mutants.ts';
import { run } from './simulation/run.ts';

/** How many seeds a mutant may survive before the simulation counts as blind to it. */
const SEEDS = 1500;

test.each(Object.entries(mutants))(
	'the simulation catches: %s',
	(_name, rules) => {
		const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
		expect(seeds.some((seed) => run(seed, rules).broken !== null)).toBe(true);
	},
	120_000,
);
