import { createElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { insistOn } from '#runtime/insist-on.ts';
import { isPartMissing } from '#runtime/lost-signal.ts';
import { noteReachable } from '#runtime/reachability.ts';

/** A page's screen and loader, as its module exports them. */
export type Page = Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate' | 'action'>;

/**
 * Fetches a page's part of the app. If the document's own words are on screen, they stay until it arrives; otherwise
 * the page says that it is missing, and opens at the next visit, or once the signal is back.
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

/** Replaces a page that could not be fetched. The router asks only once, and would keep the failure forever. */
function stillToFetch(load: () => Promise<Page>): Page {
	let page: Page | undefined;
	const part = async () => {
		try {
			page ??= await load();
			return page;
		} catch (error) {
			// This way, the return of the signal is noticed, and the page reloads.
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
