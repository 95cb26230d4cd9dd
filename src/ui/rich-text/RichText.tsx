import { keydownHandler } from '@tiptap/pm/keymap';
import type { EditorProps } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { documentOf, extensions, sliceOf } from './document.ts';
import { LinkDialog, type LinkOf } from './LinkDialog.tsx';
import styles from './RichText.module.css';
import { storedHtml } from './stored-html.ts';
import { Toolbar } from './Toolbar.tsx';

/**
 * An editor for text with headings, lists and links. It starts with `html` and then keeps its own state; for another
 * text, change the key.
 */
export function RichText({
	label,
	html,
	isShort = false,
	linkOf,
	onChange,
}: {
	label: string;
	html: string;
	/** Starts one or two lines high; every text grows as it is written. */
	isShort?: boolean | undefined;
	linkOf: LinkOf;
	onChange: (html: string) => void;
}) {
	const [isLinking, setLinking] = useState(false);
	const editor = useEditor({
		extensions,
		content: documentOf(html),
		// It would add a style sheet to the page, which our policy forbids.
		injectCSS: false,
		shouldRerenderOnTransaction: true,
		editorProps: {
			attributes: {
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-label': label,
				class: classNames(styles.text, isShort && styles.short),
			},
			handleKeyDown: keydownHandler({
				'Mod-k': () => {
					setLinking(true);
					return true;
				},
			}),
			handleDOMEvents: domEvents,
		},
		onUpdate: ({ editor: changed }) => onChange(storedHtml(changed)),
	});
	return (
		<div className={styles.rich}>
			<Toolbar editor={editor} onLink={() => setLinking(true)} />
			<EditorContent editor={editor} />
			{isLinking && <LinkDialog editor={editor} linkOf={linkOf} onClose={() => setLinking(false)} />}
		</div>
	);
}

/** Events that the editor would handle in its own way; true keeps them from it. */
const domEvents: NonNullable<EditorProps['handleDOMEvents']> = {
	// Tab keeps the browser's meaning and leaves the text: the editor would nest or lift a list item instead.
	keydown: (_, { key }) => key === 'Tab',
	paste: (view, event) => {
		const pasted = event.clipboardData?.getData('text/html');
		if (!pasted) return false;
		event.preventDefault();
		const { tr, schema } = view.state;
		view.dispatch(tr.replaceSelection(sliceOf(pasted, schema)).scrollIntoView());
		return true;
	},
	// The editor would itself turn dropped content into nodes.
	drop: (view, event) => {
		if (view.dragging || !event.dataTransfer?.types.includes('text/html')) return false;
		event.preventDefault();
		return true;
	},
};
