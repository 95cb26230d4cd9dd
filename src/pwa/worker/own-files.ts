import { OWN_HEAD } from '#domain/pages/preloads.ts';

const ENTRY = /<script [^>]*src="(\/assets\/[^"]+)"/;

/**
 * True for an answer that is the file at this address, and not a captive portal's or filter's page: those answer any
 * request with their own page and 200. The browser checks the files hashed by the build; this checks the one the server
 * fills in, and that nothing else is a page.
 */
export async function isOurFile(address: string, answer: Response): Promise<boolean> {
	if (!answer.ok) return false;
	if (new URL(address).pathname.endsWith('.html')) return (await answer.clone().text()).includes(OWN_HEAD);
	return !typeOf(answer).startsWith('text/html');
}

/** Returns the address of the script that a shell begins with, which no other build has. */
export const entryOf = async (shell: Response): Promise<string | undefined> =>
	ENTRY.exec(await shell.clone().text())?.[1];

/** True for a picture, and not a page instead of it. */
export const isImage = (answer: Response): boolean => answer.ok && typeOf(answer).startsWith('image/');

const typeOf = (answer: Response) => answer.headers.get('Content-Type') ?? '';
