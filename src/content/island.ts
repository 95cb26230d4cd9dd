import type { Island } from '#domain/pages/island.ts';

let island: Island | null | undefined;
let isTaken = false;

/** The data the server put into this document; null when there is none or we may not read it. */
export function readIsland(): Island | null {
	if (island === undefined) island = parse(document.getElementById('island')?.textContent);
	return island;
}

/**
 * The page data for this path, if the document came with it; given out once, since after that the device's own copy is
 * fresher.
 */
export function takeIslandPage<T extends NonNullable<Island['page']>>(pathname: string): T | null {
	const page = isTaken ? null : islandPage<T>(pathname);
	isTaken ||= page !== null;
	return page;
}

/** The same, any number of times: for data that stays valid until this device hears more. */
export function islandPage<T extends NonNullable<Island['page']>>(pathname: string): T | null {
	const found = readIsland();
	if (!found?.page || comparable(found.path) !== comparable(pathname)) return null;
	return found.page as T;
}

/** The kind of page may be typed in any case; what the address names may not. */
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
