import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser context while it was watched. */
export interface Watch {
	troubles: string[];
	/** Excepts troubles whose words fit, such as an address that is meant to answer 404. Say as little as is enough. */
	expectTrouble: (words: RegExp) => void;
}

/** The calls that the app makes behind the person's back: without a signal they fail, and that is no fault. */
const background = /\/api\/(public\/(page-view|wordpress)|catalogue|query|site|contributors|live)\b/;

const lostSignal =
	/net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)/;

/** What a busy Chromium now and then says, while it is watched, of a window that a script opened, and that has opened all the same. */
const openedAllTheSame = "Failed to execute 'open' on 'Window': The provided callback is no longer runnable.";

/**
 * Collects console errors, uncaught errors, violations of the content security policy, failed requests and answers of 400
 * and more from every page of the context. Without a signal, requests that fail for that reason are not troubles
 * when they are the app's own background refresh.
 */
export async function watch(context: BrowserContext): Promise<Watch> {
	const troubles: string[] = [];
	const expected: RegExp[] = [];
	const note = (words: string) => {
		if (!expected.some((each) => each.test(words))) troubles.push(words);
	};
	context.on('console', (message) => {
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
		// A page that is left takes its unanswered requests with it.
		if (why === 'net::ERR_ABORTED') return;
		const words = `request: ${why} ${request.url()}`;
		// A worker that is still fetching its list when the server goes begins again with the next page.
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
