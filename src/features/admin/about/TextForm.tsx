import { LoaderCircle, Save } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { linkOf } from '../link-of.ts';
import { NotSaved } from '../NotSaved.tsx';
import styles from './TextForm.module.css';
import { type EditableText, useTextForm } from './use-text-form.ts';

// Rarely needed: only when two editors write at once.
const Html = lazyPart(() => import('#ui/Html.tsx'), 'Html');

interface Props extends EditableText {
	/** For a line or two of text. */
	isShort?: boolean;
	/** More actions for this text. */
	children?: ReactNode;
}

export function TextForm({ isShort, children, ...text }: Props) {
	const { label } = text;
	const { typed, textKey, theirs, isUnsaved, isStored, isSaving, change, save, discard } = useTextForm(text);
	return (
		<section className={layout.stack} aria-label={label}>
			<h2>{label}</h2>
			<RichText
				key={textKey}
				label={label}
				html={typed}
				isShort={isShort}
				linkOf={linkOf}
				onChange={change}
			/>
			{theirs !== undefined && <Theirs html={theirs} />}
			<div className={layout.row}>
				<Button kind="go" disabled={isSaving || !isUnsaved} onClick={() => void save()}>
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
				<NotSaved isUnsaved={isUnsaved && !isSaving} isStored={isStored} onDiscard={discard} />
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
