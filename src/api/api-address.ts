import { apiBase, stagesFromText } from '#domain/site/api-stages.ts';

let base = apiBase('', null);

/** Settles which API this page asks, by its host and the stages that its document tells of. */
export function chooseApi(hostname: string, told: string | undefined): void {
	base = apiBase(hostname, stagesFromText(told));
}

/** The whole address of a path of the API. */
export const apiAddress = (path: string): string => base + path;

let revision: number | undefined;

/** Notes how far the server's content is: nothing older is asked for from now on. */
export function noteContentRevision(latest: number): void {
	revision = latest;
}

/** How far the server's content was last heard to be. */
export const contentRevision = () => revision;

/** The whole address of public content. It names the revision that was heard of, for a cache on the way may hold what was before. */
export function contentAddress(path: string): string {
	const address = apiAddress(path);
	if (revision === undefined) return address;
	return `${address}${path.includes('?') ? '&' : '?'}rev=${revision}`;
}
