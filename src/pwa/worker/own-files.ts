import { OWN_HEAD } from '#domain/pages/preloads.ts';

/**
 * True for an answer that is the file at this address, and not what a captive portal or a filter says in its place: they
 * answer anything with a page of theirs and 200. What the build hashes is checked by the browser, against the worker's
 * list; here, what the server fills in, and whatever is no page of anybody's.
 */
export async function isOurFile(address: string, answer: Response): Promise<boolean> {
	if (!answer.ok) return false;
	if (new URL(address).pathname.endsWith('.html')) return (await answer.clone().text()).includes(OWN_HEAD);
	return !typeOf(answer).startsWith('text/html');
}

/** True for a picture, and not a page in its place. */
export const isImage = (answer: Response): boolean => answer.ok && typeOf(answer).startsWith('image/');

const typeOf = (answer: Response) => answer.headers.get('Content-Type') ?? '';
