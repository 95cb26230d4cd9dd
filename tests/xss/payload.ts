/** A vector's payload: visible from the page, from a frame in it, and after the script is gone. No quotes, no spaces. */
export const JS = 'top.__xss=top.document.documentElement.dataset.xss=1';

/** The page that a `data:` address would show. */
export const PAGE = `<script>${JS}</script>`;

/** Every pairing of two lists. */
export const each = <A, B>(as: readonly A[], bs: readonly B[], join: (a: A, b: B) => string): string[] =>
	as.flatMap((a) => bs.map((b) => join(a, b)));

/** The text with each character as a character reference. */
export const asReferences = (text: string, form: (code: number) => string): string =>
	[...text].map((character) => form(character.charCodeAt(0))).join('');

export const decimal = (code: number) => `&#${code};`;
export const hexadecimal = (code: number) => `&#x${code.toString(16)};`;
/** A reference longer than a parser may expect, and without the semicolon. */
export const padded = (code: number) => `&#${String(code).padStart(7, '0')}`;
