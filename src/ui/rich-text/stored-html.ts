import type { Editor } from '@tiptap/core';

/**
 * Returns the editor's HTML as the server stores it (server/html/sanitize.ts), so that an unchanged text is identical,
 * byte for byte: list items without paragraphs, lists that count from 1, and nothing for a text without words.
 */
export function storedHtml(editor: Pick<Editor, 'getHTML' | 'getText'>): string {
	if (editor.getText().trim() === '') return '';
	return editor
		.getHTML()
		.replace(/<li><p>((?:(?!<\/?(?:p|li|ul|ol)>)[\s\S])*)<\/p>/g, '<li>$1')
		.replace(/<ol [^>]*>/g, '<ol>')
		.replaceAll('<br>', '<br />')
		.replaceAll('&nbsp;', '\u00a0');
}
