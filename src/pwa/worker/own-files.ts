import { OWN_HEAD } from '#domain/pages/preloads.ts';

const ENTRY = /<script [^>]*src="(\/assets\/[^"]+)"/;

/**
 * True for an answer that is the file at this address, and not what a captive portal or a filter says in its place: they
 * answer anything with a page of theirs and 200. The browser checks what the build hashes; this
 * checks what the server fills in, and that nothing else is a page.
 */
export async function isOurFile(address: string, answer: Response): Promise<boolean> {
	if (!answer.ok) return false;
	if (new URL(address).pathname.endsWith('.html')) return (await answer.clone().text()).includes(OWN_HEAD);
	return !typeOf(answer).startsWith('text/html');
}

/** The address of the script that a shell begins with: no other build's has it. */
export const entryOf = async (shell: Response): Promise<string | undefined> =>
	ENTRY.exec(await shell.clone().text())?.[1];

/** True for a picture, and not a page in its place. */
export const isImage = (answer: Response): boolean => answer.ok && typeOf(answer).startsWith('image/');

const typeOf = (answer: Response) => answer.headers.get('Content-Type') ?? '';
