import { useRef, useState } from 'react';
import type { AdminState } from '#domain/states/edit-state.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';

export interface EditableTips {
	state: AdminState;
	/** Resolves to the state once saved. */
	onSave: (tips: string[]) => Promise<AdminState | undefined>;
}

/**
 * The key of the tip to add; every other tip's key is its text, because another editor's save may change its position.
 */
const NEW = '';

/** A state's tips, and the one that is open in the editor; each keeps its input. */
export function useTips({ state, onSave }: EditableTips) {
	const { travel_tips: tips } = state;
	const { halfWritten, isUnsaved, ...unsaved } = useTypedTips(state);
	const { edited, latest, textKey, open, follow } = useOpenTip(halfWritten);
	const found = tips.indexOf(edited);
	const html = unsaved.typed[edited] ?? edited;
	/** Moves on to another tip, unless the person already has. */
	const leave = (tip: string) => {
		unsaved.drop(tip);
		if (latest() === tip) open(halfWritten());
	};
	const save = async () => {
		const now = await onSave(found < 0 ? [...tips, html] : tips.with(found, html));
		if (!now) return;
		unsaved.saved(now.revision, { [edited]: html });
		const later = unsaved.latest().typed[edited];
		if (later === undefined) return leave(edited);
		// Typed while the answer was on its way: it continues in the tip that was saved.
		const saved = now.travel_tips.at(found) ?? html;
		unsaved.drop(edited);
		unsaved.set(saved, later, saved);
		follow(edited, saved);
	};
	return {
		tips,
		html,
		textKey,
		save,
		isUnsaved,
		/** The open tip's index; null for a new one, and for one that somebody else has changed or removed. */
		index: found < 0 ? null : found,
		isGone: found < 0 && edited !== NEW,
		isStored: unsaved.isStored,
		isOpenUnsaved: isUnsaved(edited),
		isNewUnsaved: isUnsaved(NEW),
		change: (typed: string) => unsaved.set(edited, typed, edited),
		edit: open,
		editNew: () => open(NEW),
		discard: () => leave(edited),
		remove: async () => {
			if (await onSave(tips.filter((_, at) => at !== found))) leave(edited);
		},
	};
}

function useTypedTips({ fips, revision, travel_tips: tips }: AdminState) {
	const unsaved = useUnsavedEdit<Record<string, string>>(
		`tips-${fips}`,
		{ revision },
		// Not by its key, which is the tip's earlier text.
		{ isSaved: (tip, html) => !tips.includes(tip) && tips.some((each) => each === html) },
	);
	return {
		...unsaved,
		halfWritten: () => Object.keys(unsaved.latest().typed)[0] ?? NEW,
		isUnsaved: (tip: string) => (unsaved.typed[tip] ?? tip) !== tip,
	};
}

/** Which tip is open; the text field is mounted again each time one is opened. */
function useOpenTip(first: () => string) {
	const [edited, setEdited] = useState(first);
	const [turn, setTurn] = useState(0);
	const latest = useRef(edited);
	const show = (tip: string) => {
		latest.current = tip;
		setEdited(tip);
	};
	return {
		edited,
		latest: () => latest.current,
		textKey: turn,
		open: (tip: string) => {
			show(tip);
			setTurn((past) => past + 1);
		},
		/** The open tip gets a new key; the cursor stays where it is. */
		follow: (from: string, to: string) => {
			if (latest.current === from) show(to);
		},
	};
}
