import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { documentOf, extensions, sliceOf, storedHtml } from './document.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './RichText.module.css';
import { Toolbar } from './Toolbar.tsx';

/** An editor of a text with headings, lists and links. It begins with `html`, and goes on by itself: another text is another key. */
export function RichText({
	label,
	html,
	isShort = false,
	onChange,
}: {
	label: string;
	html: string;
	/** Begins as high as a line or two; every text grows with what is written. */
	isShort?: boolean | undefined;
	onChange: (html: string) => void;
}) {
	const [isLinking, setLinking] = useState(false);
	const editor = useEditor({
		extensions,
		content: documentOf(html),
		// It would write a style sheet into the page, which our policy forbids.
		injectCSS: false,
		shouldRerenderOnTransaction: true,
		editorProps: {
			attributes: {
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-label': label,
				class: classNames(styles.text, isShort && styles.short),
			},
			handleDOMEvents: {
				paste: (view, event) => {
					const pasted = event.clipboardData?.getData('text/html');
					if (!pasted) return false;
					event.preventDefault();
					view.dispatch(view.state.tr.replaceSelection(sliceOf(pasted)).scrollIntoView());
					return true;
				},
				// What is dragged in from elsewhere would be made nodes of by the editor itself.
				drop: (view, event) => {
					if (view.dragging || !event.dataTransfer?.types.includes('text/html')) return false;
					event.preventDefault();
					return true;
				},
			},
		},
		onUpdate: ({ editor: changed }) => onChange(storedHtml(changed.getHTML())),
	});
	return (
		<div className={styles.rich}>
			<Toolbar editor={editor} onLink={() => setLinking(true)} />
			<EditorContent editor={editor} />
			{isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
		</div>
	);
}
