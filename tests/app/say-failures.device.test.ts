import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

/** A page that says what fails, with the words of its toasts; `fail` is a rejection that nobody caught. */
async function aPage() {
	const target = new EventTarget();
	vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
	vi.spyOn(Date, 'now').mockReturnValue(0);
	const toasts = vi.spyOn(await import('#ui/toasts.ts'), 'showToast');
	const { sayFailures } = await import('#app/say-failures.ts');
	sayFailures();
	return {
		fail: (reason: unknown) => {
			const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
			target.dispatchEvent(event);
			return event;
		},
		said: () => toasts.mock.calls.map(([{ words }]) => words),
	};
}

const OUR_FAULT = 'Something went wrong. Please try again, or reload the page.';

test.each([
	['a fault', async () => new TypeError('x is not a function'), OUR_FAULT],
	['nothing', async () => undefined, OUR_FAULT],
	[
		'a lost signal',
		// The page's own class: each page here has its own modules.
		async () => new (await import('#api/api-error.ts')).ApiError('no_signal'),
		'That needs a signal. Please try again once you’re back online.',
	],
])('what failed and nobody caught is said to the person: %s', async (_, reason, words) => {
	const { fail, said } = await aPage();
	const { defaultPrevented } = fail(await reason());
	expect(said()).toEqual([words]);
	expect(defaultPrevented, 'the browser logs it, too').toBe(false);
});

test('one cause that fails many times is reported once, and the next one again', async () => {
	const { fail, said } = await aPage();
	for (let nth = 0; nth < 20; nth++) fail(new Error('The database is closed'));
	expect(said()).toHaveLength(1);
	vi.spyOn(Date, 'now').mockReturnValue(8000);
	fail(new Error('The database is closed'));
	expect(said()).toHaveLength(2);
});

test('aborted work is not reported as a failure', async () => {
	const { fail, said } = await aPage();
	fail(new DOMException('The transition was skipped', 'AbortError'));
	expect(said()).toEqual([]);
});
