import { type Editor, getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
	Bold,
	Heading2,
	Heading3,
	Italic,
	Link as LinkIcon,
	List,
	type LucideIcon,
	Redo2,
	Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import html from '#ui/Html.module.css';
import { Icon } from '#ui/Icon.tsx';
import { sanitise } from '#ui/sanitise.ts';
import styles from './RichText.module.css';

interface Props {
	/** What the text is, read out and shown over it. */
	label: string;
	/** The text to begin with; what is typed afterwards is the editor's own until it is saved. */
	html: string;
	onChange: (html: string) => void;
}

const LINK = { openOnClick: false, protocols: ['https', 'mailto', 'tel'], defaultProtocol: 'https' };
/** The tags that a text may have (src/ui/allowed-tags.ts), and no more. */
const extensions = [
	StarterKit.configure({
		...{ code: false, codeBlock: false, strike: false, underline: false, horizontalRule: false },
		heading: { levels: [2, 3, 4] },
		link: { ...LINK, HTMLAttributes: { target: null, rel: null } },
	}),
];
const schema = getSchema(extensions);

/** A text with headings, lists and links. Security: whatever comes in as HTML, also by pasting, is cleaned before it is read. */
export function RichText({ label, html: first, onChange }: Props) {
	const editor = useEditor({
		extensions,
		content: DOMParser.fromSchema(schema).parse(cleaned(first)).toJSON(),
		// The policy of pages lets in no style that a script makes.
		injectCSS: false,
		editorProps: {
			attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: html.html ?? '' },
			handleDOMEvents: { paste },
		},
		onUpdate: ({ editor: { state } }) => onChange(htmlOf(state.doc.content)),
	});
	return (
		<div className={styles.text}>
			<span className={styles.label} aria-hidden="true">
				{label}
			</span>
			<div className={styles.box}>
				<Tools editor={editor} label={label} />
				<EditorContent editor={editor} className={styles.content} />
			</div>
		</div>
	);
}

function cleaned(text: string): HTMLElement {
	const holder = document.createElement('div');
	holder.innerHTML = sanitise(text) as unknown as string;
	return holder;
}

function htmlOf(content: Parameters<DOMSerializer['serializeFragment']>[0]): string {
	const holder = document.createElement('div');
	holder.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
	// The editor keeps an empty paragraph at the end, to go on typing in.
	return holder.innerHTML.replace(/(<p><\/p>)+$/, '');
}

/** Takes pasted HTML itself: the editor's own way would need a Trusted Types policy of its own. */
function paste(view: Editor['view'], event: ClipboardEvent): boolean {
	const pasted = event.clipboardData?.getData('text/html');
	if (!pasted) return false;
	event.preventDefault();
	const slice = DOMParser.fromSchema(view.state.schema).parseSlice(cleaned(pasted));
	view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
	return true;
}

function Tools({ editor, label }: { editor: Editor; label: string }) {
	const [isLinking, setLinking] = useState(false);
	const on = useEditorState({
		editor,
		selector: ({ editor: current }) => ({
			bold: current.isActive('bold'),
			italic: current.isActive('italic'),
			h2: current.isActive('heading', { level: 2 }),
			h3: current.isActive('heading', { level: 3 }),
			list: current.isActive('bulletList'),
			link: current.isActive('link'),
		}),
	});
	const chain = () => editor.chain().focus();
	const setLink = (href: string) => {
		setLinking(false);
		if (href === '') chain().extendMarkRange('link').unsetLink().run();
		else chain().extendMarkRange('link').setLink({ href }).run();
	};
	return (
		<div className={styles.tools} role="toolbar" aria-label={`Format ${label}`}>
			<Tool icon={Bold} label="Bold" on={on.bold} run={() => chain().toggleBold().run()} />
			<Tool icon={Italic} label="Italic" on={on.italic} run={() => chain().toggleItalic().run()} />
			<Tool
				icon={Heading2}
				label="Heading"
				on={on.h2}
				run={() => chain().toggleHeading({ level: 2 }).run()}
			/>
			<Tool
				icon={Heading3}
				label="Small heading"
				on={on.h3}
				run={() => chain().toggleHeading({ level: 3 }).run()}
			/>
			<Tool icon={List} label="List" on={on.list} run={() => chain().toggleBulletList().run()} />
			<Tool icon={LinkIcon} label="Link" on={on.link} run={() => setLinking(true)} />
			<Tool icon={Undo2} label="Undo" run={() => chain().undo().run()} />
			<Tool icon={Redo2} label="Redo" run={() => chain().redo().run()} />
			{isLinking && (
				<FormDialog
					title="Link"
					go="Set link"
					onClose={() => setLinking(false)}
					onSubmit={(form) => setLink(String(form.get('href')).trim())}
				>
					<Field
						label="Address"
						name="href"
						type="url"
						defaultValue={editor.getAttributes('link').href ?? ''}
						placeholder="https://"
						hint="Leave it empty to take the link away."
					/>
				</FormDialog>
			)}
		</div>
	);
}

function Tool({ icon, label, on, run }: { icon: LucideIcon; label: string; on?: boolean; run: () => void }) {
	return (
		<Button kind="quiet" iconOnly aria-label={label} aria-pressed={on} onClick={run}>
			<Icon of={icon} />
		</Button>
	);
}
