import { type Dispatch, type SetStateAction, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type AdminCollege, type CollegeField, faultOf } from '#domain/colleges/edit-college.ts';
import { createQueue } from '#domain/in-turn.ts';
import { showToast } from '#ui/toasts.ts';
import { useBeat } from '#ui/use-beat.ts';
import { useBusy } from '#ui/use-busy.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import { fieldLabel, type Typed, typedWith } from './college-fields.ts';
import { changeCollege, noteClosed, noteOpen, restoreTo, type Saved } from './college-writes.ts';

/** An open editor announces itself this often. */
const BEAT_MS = 20_000;

/** Editing state of a college: the saved record, unsaved input, and its errors; tells other editors that it is open. */
export function useCollegeEditor(loaded: AdminCollege) {
	const unsaved = useUnsavedEdit<Typed>(`college-${loaded.ipeds_id}`, loaded.revision, typedWith);
	const { college, setCollege, theirs, setTheirs, isBusy, send, sendBack } = useSavedCollege(loaded, unsaved);
	usePresence(loaded.ipeds_id, setCollege);
	const { typed, before, turn } = unsaved;
	const faults = faultsIn(typed);
	const savedValue = (field: CollegeField): unknown => college[field as keyof AdminCollege];
	return {
		...{ college, typed, before },
		/** The key of a text field: with another one, it is mounted again and shows the current text. */
		textKey: `${college.revision} ${turn}`,
		...{ faults, isBusy, theirs },
		/** A field's current value: unsaved input first, else the saved value. */
		fieldValue: (field: CollegeField): unknown => (field in typed ? typed[field] : savedValue(field)),
		set: (field: CollegeField, value: unknown) => unsaved.set(field, value, savedValue(field)),
		/** Saves the unsaved input, unless something is wrong with it; then a toast says what. */
		save: async (onRevision?: number) => {
			const wrong = Object.keys(faults);
			if (wrong.length > 0)
				return showToast({ words: `Not saved yet: check ${wrong.map(fieldLabel).join(', ')}.` });
			if (await send(typed, onRevision)) showToast({ words: 'Saved. Open phones show it within a minute.' });
		},
		/** Saves one field at once, and leaves unsaved input alone. */
		saveOnly: async (update: Typed) => void (await send(update)),
		/** Discards unsaved input, and continues with somebody else's save if there is one. */
		takeTheirs: () => {
			if (theirs) setCollege(theirs);
			unsaved.begin(theirs?.revision ?? college.revision);
			setTheirs(null);
		},
		/** Goes back to the record as it was after one of its changes; unsaved input stays. */
		restore: async (to: number) => {
			if (await sendBack(to)) showToast({ words: 'Restored. You can undo this below, too.' });
		},
	};
}
export type CollegeEditor = ReturnType<typeof useCollegeEditor>;

/** Announces the open editor, and shows who else has the college open. */
function usePresence(ipedsId: number, setCollege: Dispatch<SetStateAction<AdminCollege>>): void {
	const meet = (editors: AdminCollege['editors'] | undefined) => {
		if (editors) setCollege((shown) => ({ ...shown, editors }));
	};
	useBeat(String(ipedsId), BEAT_MS, {
		beat: () => void noteOpen(ipedsId).then(meet),
		leave: () => void noteClosed(ipedsId).then(meet),
	});
}

/** The record as it was last saved, somebody else's newer save, if any, and the ways to save and to go back. */
function useSavedCollege(loaded: AdminCollege, unsaved: ReturnType<typeof useUnsavedEdit<Typed>>) {
	const [college, setCollege] = useState(loaded);
	const [theirs, setTheirs] = useState<AdminCollege | null>(null);
	const { isBusy, busyWith } = useBusy();
	/** One save at a time: each builds on the revision of the one before. */
	const [inTurn] = useState(createQueue);
	const { revalidate } = useRevalidator();
	const sendNow = async (write: (onRevision: number) => Promise<Saved>, sent: Typed): Promise<boolean> => {
		const { mine, theirs: first } = await write(unsaved.latest().revision);
		if (first) setTheirs(first);
		if (mine) {
			setCollege(mine);
			setTheirs(null);
			unsaved.saved(mine.revision, sent);
		}
		// Their save belongs to the history shown, too.
		if (mine ?? first) await revalidate();
		return mine !== undefined;
	};
	const ordered = (...sending: Parameters<typeof sendNow>) =>
		inTurn(() => busyWith(() => sendNow(...sending)));
	const send = (update: Typed, onRevision?: number) =>
		ordered((latest) => changeCollege(loaded.ipeds_id, update, onRevision ?? latest), update);
	const sendBack = (to: number) => ordered((latest) => restoreTo(loaded.ipeds_id, to, latest), {});
	return { college, setCollege, theirs, setTheirs, isBusy, send, sendBack };
}

function faultsIn(typed: Typed): Partial<Record<CollegeField, string>> {
	const fields = Object.keys(typed) as CollegeField[];
	return Object.fromEntries(
		fields.flatMap((field) => {
			const fault = faultOf(field, typed[field]);
			return fault === undefined ? [] : [[field, fault]];
		}),
	);
}
