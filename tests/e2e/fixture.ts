import { test as base, expect } from '@playwright/test';
import { type Watch, watch } from './watch.ts';

export { expect };

interface Fixtures {
	/** Watches the test's own context; the test fails when it ends with troubles. */
	watched: Watch;
}

/** The test of every spec: it fails by itself on console errors, uncaught errors, CSP violations and failed requests. */
export const test = base.extend<Fixtures>({
	watched: [
		async ({ context, serviceWorkers }, use) => {
			const watched = await watch(context);
			// Specs that are not about the worker do without it, for speed; the app then says that it could not keep itself.
			if (serviceWorkers === 'block') watched.expectTrouble(/The app could not be kept on this device/);
			await use(watched);
			expect(watched.troubles, 'troubles in the browser').toEqual([]);
		},
		{ auto: true },
	],
});
