import { expect, test } from 'vitest';
import { mutants } from './simulation/mutants.ts';
import { run } from './simulation/run.ts';

/** How many seeds a mutant may survive before the simulation counts as blind to it. */
const SEEDS = 1500;

test.each(Object.entries(mutants))(
	'the simulation catches: %s',
	async (_name, rules) => {
		let isCaught = false;
		for (let seed = 1; seed <= SEEDS && !isCaught; seed++)
			isCaught = (await run(seed, rules)).broken !== null;
		expect(isCaught).toBe(true);
	},
	120_000,
);
