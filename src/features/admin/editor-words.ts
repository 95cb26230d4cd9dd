import type { Editor } from '#domain/admin/audit.ts';

/** What somebody of the back office is called. */
export const editorWords = ({ email, name, id }: Editor): string => email ?? name ?? id;

/** The same of whoever made a change, who may have left since. */
export const changerWords = (by: Editor | null): string => (by ? editorWords(by) : 'somebody who has left');
