import { apiBase, stagesFromText } from '#domain/site/api-stages.ts';

let base = apiBase('', null);

/** Picks the API for this page, by its host and the stages named in its document. */
export function chooseApi(hostname: string, text: string | undefined): void {
	base = apiBase(hostname, stagesFromText(text));
}

export const apiAddress = (path: string): string => base + path;

let revision: number | undefined;

/** Notes the server's content revision: from now on, requests ask for nothing older. */
export function noteContentRevision(latest: number): void {
	revision = latest;
}

/** The server's content revision, as last heard. */
export const contentRevision = () => revision;

/**
 * Returns the full address of public content. It names the latest revision we know of, because a cache on the way may
 * hold an older one.
 */
export function contentAddress(path: string): string {
	const address = apiAddress(path);
	if (revision === undefined) return address;
	return `${address}${path.includes('?') ? '&' : '?'}rev=${revision}`;
}
