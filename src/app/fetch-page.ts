import { createElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { insistOn, isPartMissing } from '#runtime/insist-on.ts';
import { noteReachable } from '#runtime/reachability.ts';

/** A page's screen and loader, as its module brings them. */
export type Page = Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate' | 'action'>;

/**
 * Fetches a page's part of the app. While the document's own words stand, they stay until it is here; else the page says
 * that it is not, and opens at the next visit, or once the signal is back.
 */
export async function fetchPage(load: () => Promise<Page>): Promise<Page> {
	if (document.querySelector('#root > .first-words')) return insistOn(load);
	try {
		return await load();
	} catch (error) {
		if (!isPartMissing(error)) throw error;
		return stillToFetch(load);
	}
}

/** Stands for a page that could not be fetched. The router asks only once, and would keep the failure for good. */
function stillToFetch(load: () => Promise<Page>): Page {
	let page: Page | undefined;
	const part = async () => {
		try {
			page ??= await load();
			return page;
		} catch (error) {
			// Then it is noticed when the signal is back, and the page loads anew.
			if (isPartMissing(error)) noteReachable(false);
			throw error;
		}
	};
	const run = async (what: 'loader' | 'action', args: Parameters<LoaderFunction>) => {
		const work = (await part())[what];
		return typeof work === 'function' ? work(...args) : null;
	};
	return {
		loader: (...args) => run('loader', args),
		action: (...args) => run('action', args),
		shouldRevalidate: (args) => page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
		Component: () => page?.Component && createElement(page.Component),
	};
}
