import type { Editor } from '#domain/admin/audit.ts';

export const editorWords = ({ email, name, id }: Editor): string => email ?? name ?? id;

/** Names the author of a change, who may have left since, or made it on the server. */
export const changerWords = (by: Editor | null): string =>
	by ? editorWords(by) : 'someone without an account';

/** Names the others who have a college open; needs at least one. */
export function openWords(editors: readonly Editor[]): string {
	const names = new Intl.ListFormat('en-US').format(editors.map(editorWords));
	return `${names} ${editors.length === 1 ? 'has' : 'have'} this college open, too.`;
}

/** Says what becomes of input that is not saved yet; `isStored` is false when the browser refuses to store it. */
export const storedWords = (isStored: boolean): string =>
	isStored ? 'Kept on this computer until you save.' : 'This browser keeps nothing: save before you leave.';
