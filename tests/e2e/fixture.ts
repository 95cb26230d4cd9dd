import { test as base, expect } from '@playwright/test';
import { ACTS, recordActs } from './black-box.ts';
import { type Watch, watch } from './watch.ts';

export { expect };

interface Fixtures {
	/** Watches the test's own context; the test fails if it ends with troubles. */
	watched: Watch;
}

/** The base of every spec: fails on console errors, uncaught errors, CSP violations and failed requests. */
export const test = base.extend<Fixtures>({
	watched: [
		async ({ context }, use, test) => {
			const acts = await recordActs(context);
			const watched = await watch(context);
			let isOpen = true;
			context.once('close', () => {
				isOpen = false;
			});
			await use(watched);
			const troubles = [...watched.troubles];
			if (test.status !== test.expectedStatus || troubles.length > 0)
				await test.attach(ACTS, { body: acts().join('\n') });
			// A route that still asks the server when its page closes would fail the next test, too.
			for (const each of isOpen ? [...context.pages(), context] : [])
				await each.unrouteAll({ behavior: 'ignoreErrors' });
			expect(troubles, 'troubles in the browser').toEqual([]);
		},
		{ auto: true },
	],
});

/** The same with the app installed, which costs as much time as two pages: for what works with no signal. */
export const testInstalled = test.extend({ serviceWorkers: 'allow' });
