import { test as base, expect } from '@playwright/test';
import { ACTS, recordActs } from './black-box.ts';
import { startServer } from './start-server.mjs';
import { type Watch, watch } from './watch.ts';

export { expect };

interface Fixtures {
	/** Watches the test's own context; the test fails if it ends with troubles. */
	watched: Watch;
	/** Runs when the test is over and its pages are closed, whether it passed or failed; last added, first run. */
	atEnd: (act: () => unknown) => void;
	/** Starts a server that no other test uses, and stops it at the end. The test may stop it before. */
	serve: typeof startServer;
}

/** The base of every spec: fails on console errors, uncaught errors, CSP violations and failed requests. */
export const test = base.extend<Fixtures>({
	atEnd: async ({ browser }, use) => {
		const acts: (() => unknown)[] = [];
		await use((act) => acts.push(act));
		// Playwright does not close contexts that the test opened itself.
		for (const context of browser.contexts()) await context.close();
		for (const act of acts.reverse()) await act();
	},
	serve: ({ atEnd }, use) =>
		use(async (options) => {
			const server = await startServer(options);
			atEnd(server.stop);
			return server;
		}),
	// Fixtures end in reverse order. Because this one needs `atEnd`, its pages stay open until Playwright has read them
	// for the report of a failure, and are closed before the first server stops.
	context: ({ atEnd: _, context }, use) => use(context),
	watched: [
		async ({ context }, use, test) => {
			const acts = await recordActs(context);
			const watched = await watch(context);
			await use(watched);
			const troubles = [...watched.troubles];
			if (test.status !== test.expectedStatus || troubles.length > 0)
				await test.attach(ACTS, { body: acts().join('\n') });
			// A route that still asks the server when its page closes would fail the next test, too.
			for (const each of [...context.pages(), context]) await each.unrouteAll({ behavior: 'ignoreErrors' });
			expect(troubles, 'troubles in the browser').toEqual([]);
		},
		{ auto: true },
	],
});

/** The same with the app installed, which costs as much time as two pages: for what works with no signal. */
export const testInstalled = test.extend({ serviceWorkers: 'allow' });
