import type { BrowserContext, Page, Request } from '@playwright/test';

/** What a page's document has asked for. */
interface Traffic {
	/** Asked for and not yet answered. */
	open: Set<Request>;
	/** When a request last began or ended; epoch milliseconds. */
	changedAt: number;
	isApp: boolean;
	/** The app has begun what it leaves until after its first screen: its refresh comes last. */
	hasRefreshed: boolean;
}

const known = new WeakMap<Page, Traffic>();

/** Counts the requests of every page of the context, from its first one on. */
export function countTraffic(context: BrowserContext): void {
	context.on('page', count);
	context.pages().forEach(count);
}

/**
 * What keeps the page from having been quiet for this long: nothing open, nothing begun or ended. Playwright's own
 * `networkidle` comes once for each document, on a slow machine before the app begins its background loading.
 */
export function unrest(page: Page, quietMs: number): string[] {
	const { open, changedAt, isApp, hasRefreshed } = known.get(page) ?? count(page);
	if (open.size > 0) return [...open].map((request) => request.url());
	if (isApp && !hasRefreshed) return ['The app has not refreshed its content yet'];
	return Date.now() - changedAt < quietMs ? ['There was a request a moment ago'] : [];
}

function count(page: Page): Traffic {
	const traffic: Traffic = { open: new Set(), changedAt: Date.now(), isApp: false, hasRefreshed: false };
	const end = (request: Request) => {
		if (traffic.open.delete(request)) traffic.changedAt = Date.now();
	};
	known.set(page, traffic);
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		// The line for news stays open.
		if (pathname === '/api/live') return;
		traffic.open.add(request);
		traffic.changedAt = Date.now();
		traffic.isApp ||= pathname.startsWith('/assets/start-');
		traffic.hasRefreshed ||= pathname === '/api/catalogue';
	});
	page.on('requestfinished', end);
	page.on('requestfailed', end);
	page.on('response', (response) => {
		const request = response.request();
		if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
		// What the document before had asked for is dropped, at times without a word.
		Object.assign(traffic, { open: new Set([request]), isApp: false, hasRefreshed: false });
	});
	return traffic;
}
