import { LoaderCircle, Save } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { EditedText } from '#domain/site/site-form.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { writeText } from './about-writes.ts';
import styles from './TextForm.module.css';

// Seldom needed: only when two editors write at once.
const Html = lazy(() => insistOn(async () => ({ default: (await import('#ui/Html.tsx')).Html })));

interface Props {
	label: string;
	loaded: EditedText;
	/** Hears of the text as it is now. */
	onText?: (text: EditedText) => void;
	/** For a line or two of text. */
	isShort?: boolean;
	/** More actions for this text. */
	children?: ReactNode;
}

export function TextForm({ label, loaded, onText, isShort, children }: Props) {
	const [saved, setSaved] = useState(loaded);
	const [typed, setTyped] = useState(loaded.html);
	/** Somebody else's text, saved while this one was typed. */
	const [theirs, setTheirs] = useState<string>();
	const { isBusy: isSaving, busyWith } = useBusy();
	// Another action on this text, a deletion, found somebody else's.
	if (loaded.revision > saved.revision) {
		setSaved(loaded);
		setTheirs(loaded.html);
	}
	const save = async () => {
		const { isSaved, now } = await busyWith(() => writeText(saved, { label, html: typed }));
		if (!now) return;
		// The server may have cleaned the text; what was typed is saved all the same.
		const known = isSaved ? { ...now, html: typed } : now;
		setSaved(known);
		setTheirs(isSaved ? undefined : now.html);
		onText?.(known);
	};
	return (
		<section className={layout.stack} aria-label={label}>
			<h2>{label}</h2>
			<RichText label={label} html={loaded.html} isShort={isShort} onChange={setTyped} />
			{theirs !== undefined && <Theirs html={theirs} />}
			<div className={layout.row}>
				<Button kind="go" disabled={isSaving || typed === saved.html} onClick={() => void save()}>
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
					{typed !== saved.html && !isSaving && 'Not saved yet'}
				</span>
			</div>
		</section>
	);
}

function Theirs({ html }: { html: string }) {
	return (
		<div className={layout.soft}>
			<p>Theirs:</p>
			<Suspense>
				<Html html={html} />
			</Suspense>
		</div>
	);
}
