import { Extension, type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as DocumentParser, type Schema, type Slice } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { sanitizedNodes } from '../sanitize.ts';
import { pastedNodes } from './pasted-nodes.ts';

/** Everything a text may contain: the tags of src/domain/html/allowed-tags.ts. */
export const extensions: Extensions = [
	StarterKit.configure({
		heading: { levels: [2, 3, 4] },
		code: false,
		codeBlock: false,
		horizontalRule: false,
		strike: false,
		underline: false,
		trailingNode: false,
		link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
	}),
	Extension.create({
		name: 'listKeys',
		// Without a list item to nest or lift, these keys must not reach the browser, either: on a Mac it would leave
		// the page.
		addKeyboardShortcuts() {
			return {
				'Mod-]': () => this.editor.commands.sinkListItem('listItem') || true,
				'Mod-[': () => this.editor.commands.liftListItem('listItem') || true,
			};
		},
	}),
];
const schema = getSchema(extensions);

/**
 * Returns HTML as the editor's own document. Do not give the editor HTML: it would create nodes from it by itself,
 * which our Trusted Types policy allows only DOMPurify to do.
 */
export const documentOf = (html: string): JSONContent =>
	DocumentParser.fromSchema(schema).parse(sanitizedNodes(html)).toJSON();

/**
 * Makes pasted HTML harmless before the editor sees it. `editorSchema` is the editor's own, because it takes no node of
 * another schema, even an equal one.
 */
export const sliceOf = (html: string, editorSchema: Schema): Slice =>
	DocumentParser.fromSchema(editorSchema).parseSlice(pastedNodes(html));
