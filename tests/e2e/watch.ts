import type { BrowserContext } from '@playwright/test';
import { countTraffic } from './traffic.ts';

/** Troubles in a browser context while it was watched. */
export interface Watch {
	troubles: string[];
	/**
	 * Ignores troubles that match, such as an address that is meant to return 404. Keep the pattern as narrow as
	 * possible.
	 */
	expectTrouble: (words: RegExp) => void;
}

/** The app's background calls: failing without a signal is not a fault. */
export const background = /\/api\/(public\/(page-view|wordpress)|catalogue|query|site|contributors|live)\b/;

const lostSignal =
	/net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)/;

/** A busy Chromium under test sometimes reports this about a window that a script opened, although it did open. */
const openedAllTheSame = "Failed to execute 'open' on 'Window': The provided callback is no longer runnable.";

/** What Playwright says in a context that runs no service workers. */
const INSTALLS_NOTHING = 'Service Worker registration blocked by Playwright';

/**
 * Collects console errors, uncaught errors, violations of the content security policy, failed requests and answers of
 * 400 and above from every page of the context. Requests that fail for lack of a signal are not troubles when they are
 * the app's own background refresh.
 */
export async function watch(context: BrowserContext): Promise<Watch> {
	countTraffic(context);
	const troubles: string[] = [];
	const expected: RegExp[] = [];
	const note = (words: string) => {
		if (!expected.some((each) => each.test(words))) troubles.push(words);
	};
	context.on('console', (message) => {
		if (message.text() === INSTALLS_NOTHING) expected.push(/The app could not be kept on this device/);
		if (message.type() !== 'error') return;
		const words = `console: ${message.text()} (${message.location().url})`;
		if (!isLostSignal(words)) note(words);
	});
	context.on('weberror', (error) => {
		const { message, stack = message } = error.error();
		if (message !== openedAllTheSame) note(`uncaught: ${stack}`);
	});
	context.on('requestfailed', (request) => {
		const why = request.failure()?.errorText ?? '';
		// Leaving a page cancels its unanswered requests.
		if (why === 'net::ERR_ABORTED') return;
		const words = `request: ${why} ${request.url()}`;
		// A worker still fetching its list when the server goes away starts again with the next page.
		if (request.serviceWorker() && lostSignal.test(words)) return;
		if (!isLostSignal(words)) note(words);
	});
	context.on('response', (response) => {
		if (response.status() >= 400) note(`answer: ${response.status()} ${response.url()}`);
	});
	await context.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
			console.error(`Content security policy: ${violatedDirective} ${blockedURI} ${sample}`),
		);
	});
	return { troubles, expectTrouble: (words) => expected.push(words) };
}

function isLostSignal(words: string): boolean {
	return lostSignal.test(words) && background.test(words);
}
