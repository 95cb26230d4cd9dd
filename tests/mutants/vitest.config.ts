import { defineConfig } from 'vitest/config';

/** The tests that show faults of the folders we mutate, without those that start a process or live through thousands of worlds. */
export default defineConfig({
	test: {
		include: [
			'tests/{domain,map,roads,screens,sync,trips,content}/**/*.test.ts',
			'tests/server/{mail,session,outreach}/**/*.test.ts',
			'tests/server/{config,config-outside,clock,trial,page-views,trip-shares,articles}.test.ts',
		],
		exclude: ['tests/sync/{simulation,real-simulation,mutants}.test.ts', 'tests/server/mail/process.test.ts'],
		testTimeout: 120_000,
		expect: { poll: { timeout: 30_000, interval: 20 } },
		unstubGlobals: true,
		restoreMocks: true,
	},
});
