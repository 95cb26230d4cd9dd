import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The folders and the name of a file, from the first below `src`, `server` or `tests`. */
const namesOf = (path: string) =>
	path
		.replace(/(\.device)?(\.test)?\.tsx?$/, '')
		.replace(/.*\/(tests\/|src\/|(?=server\/))/, '')
		.split('/');

/** How many leading folders the test's path shares with the mutated file's. */
function nearness(test: TestSpecification, broken: string) {
	const names = namesOf(broken);
	const apart = namesOf(test.moduleId).findIndex((name, at) => name !== names[at]);
	return apart < 0 ? Number.POSITIVE_INFINITY : apart;
}

/** The tests of the mutated file come first: they usually fail, and then the rest need not run. */
class NearestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const broken = this.ctx.config.related?.[0];
		if (broken === undefined) return super.sort(files);
		return files.toSorted((a, b) => nearness(b, broken) - nearness(a, broken));
	}
}

const ON_A_DEVICE = 'tests/**/*.device.test.{ts,tsx}';
const SLOW = [
	'tests/sync/{simulation,real-simulation.device,mutants}.test.ts',
	'tests/server/mail/process.test.ts',
];
const include = [
	'tests/{domain,features,map,roads,sync,trips,content,voices}/**/*.test.ts',
	'tests/server/{mail,session,oidc,contact,newsletter,sync,page-views,shares,articles}/**/*.test.ts',
	'tests/server/billing/trial.test.ts',
	'tests/server/{config,config-outside,clock}.test.ts',
];

/** The tests that show faults of the folders we mutate, without those that start a process or live through thousands of worlds. */
export default defineConfig({
	test: {
		// Code full of mutants is slow, and slower still on a busy machine.
		testTimeout: 600_000,
		expect: { poll: { timeout: 30_000, interval: 20 } },
		unstubGlobals: true,
		restoreMocks: true,
		maxWorkers: 1,
		sequence: { sequencer: NearestFirst },
		setupFiles: ['tests/mutants/setup.ts'],
		projects: [
			// One process for all tests, as in vitest.config.ts: most of a mutant's time goes into loading modules.
			{
				extends: true,
				test: {
					name: 'shared',
					include,
					exclude: [...SLOW, ON_A_DEVICE],
					isolate: false,
					sequence: { groupOrder: 1 },
				},
			},
			{
				extends: true,
				test: {
					name: 'device',
					include: include.map((path) => path.replace('*.test', '*.device.test')),
					exclude: SLOW,
					sequence: { groupOrder: 2 },
				},
			},
		],
	},
});
