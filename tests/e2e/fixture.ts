import { test as base, expect } from '@playwright/test';
import { type Watch, watch } from './watch.ts';

export { expect };

interface Fixtures {
	/** Watches the test's own context; the test fails if it ends with troubles. */
	watched: Watch;
}

/** The base of every spec: fails on console errors, uncaught errors, CSP violations and failed requests. */
export const test = base.extend<Fixtures>({
	watched: [
		async ({ context, serviceWorkers }, use) => {
			const watched = await watch(context);
			// For speed, specs that are not about the worker run without it; the app then reports that it could not
			// store itself.
			if (serviceWorkers === 'block') watched.expectTrouble(/The app could not be kept on this device/);
			await use(watched);
			const troubles = [...watched.troubles];
			// A route that still asks the server when its page closes would fail the next test, too.
			for (const each of [...context.pages(), context]) await each.unrouteAll({ behavior: 'ignoreErrors' });
			expect(troubles, 'troubles in the browser').toEqual([]);
		},
		{ auto: true },
	],
});
