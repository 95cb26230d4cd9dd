import { LoaderCircle, Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { writeText } from './about-writes.ts';
import styles from './TextForm.module.css';

interface Props {
	name: string;
	label: string;
	html: string;
	/** For a line or two of text. */
	isShort?: boolean;
	/** More actions for this text. */
	children?: ReactNode;
}

export function TextForm({ name, label, html, isShort, children }: Props) {
	const [saved, setSaved] = useState(html);
	const [typed, setTyped] = useState(html);
	const { isBusy: isSaving, busyWith } = useBusy();
	const save = async () => {
		const isWritten = await busyWith(() => writeText({ name, label, html: typed }));
		if (isWritten) setSaved(typed);
	};
	return (
		<section className={layout.stack} aria-label={label}>
			<h2>{label}</h2>
			<RichText label={label} html={html} isShort={isShort} onChange={setTyped} />
			<div className={layout.row}>
				<Button kind="go" disabled={isSaving || typed === saved} onClick={() => void save()}>
					{isSaving ? (
						<span className={styles.spinner}>
							<Icon of={LoaderCircle} />
						</span>
					) : (
						<Icon of={Save} />
					)}
					{isSaving ? 'Saving' : 'Save'}
				</Button>
				{children}
				<span role="status" className={`${layout.soft} ${layout.small}`}>
					{typed !== saved && !isSaving && 'Not saved yet'}
				</span>
			</div>
		</section>
	);
}
