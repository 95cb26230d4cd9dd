import type { Editor } from '@tiptap/react';
import {
	Bold,
	Heading2,
	Heading3,
	Italic,
	Link,
	List,
	ListIndentDecrease,
	ListIndentIncrease,
	ListOrdered,
	type LucideIcon,
	Redo2,
	Undo2,
} from 'lucide-react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './RichText.module.css';

interface Tool {
	label: string;
	icon: LucideIcon;
	run: () => void;
	/** True when it applies at the cursor; undefined for a plain action. */
	isOn?: boolean;
	isOff?: boolean;
}

export function Toolbar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
	const tools = toolsFor(editor, onLink);
	return (
		<div className={styles.toolbar} role="toolbar" aria-label="Format">
			{tools.map(({ label, icon, run, isOn, isOff }) => (
				<Button
					key={label}
					kind="quiet"
					iconOnly
					aria-label={label}
					aria-pressed={isOn}
					disabled={isOff}
					onClick={run}
				>
					<Icon of={icon} />
				</Button>
			))}
		</div>
	);
}

function toolsFor(editor: Editor, onLink: () => void): Tool[] {
	const chain = () => editor.chain().focus();
	const can = editor.can();
	const shown = (name: string, level?: number) => ({ isOn: editor.isActive(name, level ? { level } : {}) });
	return [
		{ label: 'Bold', icon: Bold, run: () => chain().toggleBold().run(), ...shown('bold') },
		{ label: 'Italic', icon: Italic, run: () => chain().toggleItalic().run(), ...shown('italic') },
		...([2, 3] as const).map((level) => ({
			label: level === 2 ? 'Heading' : 'Small heading',
			icon: level === 2 ? Heading2 : Heading3,
			run: () => chain().toggleHeading({ level }).run(),
			...shown('heading', level),
		})),
		{ label: 'List', icon: List, run: () => chain().toggleBulletList().run(), ...shown('bulletList') },
		{
			label: 'Numbered list',
			icon: ListOrdered,
			run: () => chain().toggleOrderedList().run(),
			...shown('orderedList'),
		},
		{
			label: 'Indent',
			icon: ListIndentIncrease,
			run: () => chain().sinkListItem('listItem').run(),
			isOff: !can.sinkListItem('listItem'),
		},
		{
			label: 'Outdent',
			icon: ListIndentDecrease,
			run: () => chain().liftListItem('listItem').run(),
			isOff: !can.liftListItem('listItem'),
		},
		{ label: 'Link', icon: Link, run: onLink, ...shown('link') },
		{ label: 'Undo', icon: Undo2, run: () => chain().undo().run(), isOff: !can.undo() },
		{ label: 'Redo', icon: Redo2, run: () => chain().redo().run(), isOff: !can.redo() },
	];
}
