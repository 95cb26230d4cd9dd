import type { Island } from '#domain/pages/island.ts';

let island: Island | null | undefined;
let isTaken = false;

/** Returns the data that the server put into this document; null when there is none or we cannot read it. */
export function readIsland(): Island | null {
	if (island === undefined) island = parse(document.getElementById('island')?.textContent);
	return island;
}

/**
 * Returns the page data for this path, if it came with the document; only once, because after that the device's own
 * copy is fresher.
 */
export function takeIslandPage<T extends NonNullable<Island['page']>>(pathname: string): T | null {
	const page = isTaken ? null : islandPage<T>(pathname);
	isTaken ||= page !== null;
	return page;
}

/** Does the same any number of times: for data that stays valid until this device learns of newer data. */
export function islandPage<T extends NonNullable<Island['page']>>(pathname: string): T | null {
	const found = readIsland();
	if (!found?.page || comparable(found.path) !== comparable(pathname)) return null;
	return found.page as T;
}

/** The first segment may be typed in any case; the rest may not. */
const comparable = (path: string) => decodeURI(path).replace(/^\/[^/]*/, (kind) => kind.toLowerCase());

function parse(text: string | null | undefined): Island | null {
	if (!text) return null;
	try {
		return JSON.parse(text) as Island;
	} catch (error) {
		console.error('The document came with data that cannot be read', error);
		return null;
	}
}
