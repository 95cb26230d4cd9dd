import { useState } from 'react';
import type { EditedText } from '#domain/site/site-form.ts';
import { useBusy } from '#ui/use-busy.ts';
import type { Saved } from '../save-or-theirs.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import { writeText } from './about-writes.ts';

export interface EditableText {
	label: string;
	loaded: EditedText;
	/** Called with the text as it is now. */
	onText?: ((text: EditedText) => void) | undefined;
}

/** The name of a text's unsaved edit. */
export const unsavedText = (name: string) => `text-${name}`;

/** A text of the site as typed, based on what is saved. */
export function useTextForm({ label, loaded, onText }: EditableText) {
	const [saved, setSaved] = useState(loaded);
	const unsaved = useUnsavedEdit<{ html?: string }>(unsavedText(loaded.name), saved);
	/** The revision that replaced the text in the editor before anything was typed. */
	const [replacedBy, setReplacedBy] = useState<number>();
	const { isBusy: isSaving, busyWith } = useBusy();
	// Another action on this text, a deletion, found somebody else's version.
	if (loaded.revision > saved.revision) {
		setSaved(loaded);
		if (unsaved.typed.html === undefined) setReplacedBy(loaded.revision);
	}
	const typed = unsaved.typed.html ?? saved.html;
	const take = ({ isSaved, now }: Saved<EditedText>) => {
		if (!now) return;
		// The server may have cleaned the text; the input counts as saved anyway.
		const known = isSaved ? { ...now, html: typed } : now;
		setSaved(known);
		if (isSaved) unsaved.saved(now.revision, { html: typed });
		onText?.(known);
	};
	return {
		typed,
		/** A new key mounts the editor again, so that it shows the current text. */
		textKey: `${unsaved.turn} ${replacedBy}`,
		/** Somebody else's text, saved since this one was typed. */
		theirs: unsaved.isTheirs('html') ? saved.html : undefined,
		isSaving,
		isStored: unsaved.isStored,
		isUnsaved: typed !== saved.html,
		change: (html: string) => unsaved.set('html', html, saved.html),
		save: () => busyWith(() => writeText(saved, { label, html: typed, onAnswer: take })),
		discard: () => unsaved.begin(saved.revision),
	};
}
