import { defineConfig } from 'vitest/config';

/** The tests that show faults of the folders we mutate, without those that start a process or live through thousands of worlds. */
export default defineConfig({
	test: {
		include: [
			'tests/{domain,features,map,roads,sync,trips,content,voices}/**/*.test.ts',
			'tests/server/{mail,session,oidc,outreach,sync,page-views,shares,articles}/**/*.test.ts',
			'tests/server/accounts/trial.test.ts',
			'tests/server/{config,config-outside,clock}.test.ts',
		],
		exclude: [
			'tests/sync/{simulation,real-simulation.device,mutants}.test.ts',
			'tests/server/mail/process.test.ts',
		],
		testTimeout: 120_000,
		expect: { poll: { timeout: 30_000, interval: 20 } },
		unstubGlobals: true,
		restoreMocks: true,
	},
});
