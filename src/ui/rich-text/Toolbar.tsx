import type { Editor } from '@tiptap/react';
import {
	Bold,
	Heading2,
	Heading3,
	Italic,
	Link,
	List,
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
	const chain = () => editor.chain().focus();
	const tools: Tool[] = [
		{ label: 'Bold', icon: Bold, run: () => chain().toggleBold().run(), isOn: editor.isActive('bold') },
		{
			label: 'Italic',
			icon: Italic,
			run: () => chain().toggleItalic().run(),
			isOn: editor.isActive('italic'),
		},
		...([2, 3] as const).map((level) => ({
			label: level === 2 ? 'Heading' : 'Small heading',
			icon: level === 2 ? Heading2 : Heading3,
			run: () => chain().toggleHeading({ level }).run(),
			isOn: editor.isActive('heading', { level }),
		})),
		{
			label: 'List',
			icon: List,
			run: () => chain().toggleBulletList().run(),
			isOn: editor.isActive('bulletList'),
		},
		{
			label: 'Numbered list',
			icon: ListOrdered,
			run: () => chain().toggleOrderedList().run(),
			isOn: editor.isActive('orderedList'),
		},
		{ label: 'Link', icon: Link, run: onLink, isOn: editor.isActive('link') },
		{ label: 'Undo', icon: Undo2, run: () => chain().undo().run(), isOff: !editor.can().undo() },
		{ label: 'Redo', icon: Redo2, run: () => chain().redo().run(), isOff: !editor.can().redo() },
	];
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
