import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type AdminCollege, type CollegeField, collegeUpdateSchema } from '#domain/colleges/edit-college.ts';
import { rangeFaults } from '#domain/colleges/score-ranges.ts';
import { createQueue } from '#domain/in-turn.ts';
import { showToast } from '#ui/toasts.ts';
import { useBeat } from '#ui/use-beat.ts';
import { useBusy } from '#ui/use-busy.ts';
import type { Saved } from '../save-or-theirs.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import { fieldLabel, hasOtherText, type Typed, typedWith } from './college-fields.ts';
import { changeCollege, noteClosed, noteOpen, takeBack } from './college-writes.ts';

/** An open editor announces itself this often. */
const BEAT_MS = 20_000;

/** Editing state of a college: the saved record, unsaved input, and its errors; tells other editors that it is open. */
export function useCollegeEditor(loaded: AdminCollege) {
	const unsaved = useUnsavedEdit<Typed>(`college-${loaded.ipeds_id}`, loaded, {
		withField: typedWith,
	});
	const { show, setCollege, setTheirs, otherTexts, ...send } = useSavedCollege(loaded, unsaved);
	const { college, theirs, isBusy } = send;
	usePresence(loaded.ipeds_id, setCollege);
	const { typed, before, turn, isStored } = unsaved;
	const faults = faultsIn(typed, college);
	const savedValue = (field: CollegeField): unknown => college[field as keyof AdminCollege];
	return {
		college,
		typed,
		before,
		isStored,
		/** The key of a text field: a new key mounts it again, with the current text and without the cursor. */
		textKey: `${otherTexts} ${turn}`,
		faults,
		isBusy,
		theirs,
		/** A field's current value: unsaved input first, else the saved value. */
		fieldValue: (field: CollegeField): unknown => (field in typed ? typed[field] : savedValue(field)),
		set: (field: CollegeField, value: unknown) => unsaved.set(field, value, savedValue(field)),
		/** Saves the unsaved input, unless something is wrong with it, in which case a toast says what. */
		save: async (onRevision?: number) => {
			const wrong = sentencesOf(faults);
			if (wrong.length > 0) return showToast({ words: `Not saved yet. ${wrong.join(' ')}` });
			if (await send.typed(typed, onRevision))
				showToast({ words: 'Saved. Open phones show it within a minute.' });
		},
		/** Saves one field at once, and leaves unsaved input alone; false when nothing was saved. */
		saveOnly: send.one,
		/** Discards unsaved input, all or of these fields, and continues from somebody else's save, if any. */
		discard: (fields?: readonly CollegeField[]) => {
			if (theirs) show(theirs);
			unsaved.begin(theirs?.revision ?? college.revision, fields);
			setTheirs(null);
		},
		/** Takes back one change, and leaves all others; unsaved input stays. */
		takeBack: async (change: number) => {
			if (await send.back(change))
				showToast({ words: 'Taken back. Everything else stays. You can take this back below, too.' });
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

/** The record as last saved, somebody else's newer save, if any, and the ways to save and to take back. */
function useSavedCollege(loaded: AdminCollege, unsaved: ReturnType<typeof useUnsavedEdit<Typed>>) {
	const { ipeds_id } = loaded;
	const { shown, show, ...record } = useShownRecord(loaded);
	const [theirs, setTheirs] = useState<AdminCollege | null>(null);
	const { isBusy, busyWith } = useBusy();
	/** One save at a time, because each builds on the previous one's revision. */
	const [inTurn] = useState(createQueue);
	const { revalidate } = useRevalidator();
	const sendNow = async ({ sent, ofShown, write }: Sending): Promise<boolean> => {
		const { revision: begun, typed } = unsaved.latest();
		const isLeft = Object.keys(typed).some((field) => !(field in sent));
		// Unsaved input that is older than the shown record has yet to be compared with the saves in between.
		const staysBehind = ofShown && isLeft && unsaved.isOlderThan(shown.current.revision);
		const { isSaved, now } = await write(ofShown ? shown.current.revision : begun);
		if (!now) return false;
		setTheirs(isSaved ? null : now);
		if (isSaved) {
			show(now, { ...unsaved.latest().typed, ...sent });
			unsaved.saved(staysBehind ? begun : now.revision, sent);
		}
		// Their save belongs in the shown history, too.
		await revalidate();
		return isSaved;
	};
	const send = (sending: Sending) => inTurn(() => busyWith(() => sendNow(sending)));
	return {
		...record,
		show,
		theirs,
		setTheirs,
		isBusy,
		typed: (sent: Typed, onRevision?: number) =>
			send({ sent, ofShown: false, write: (begun) => changeCollege(ipeds_id, sent, onRevision ?? begun) }),
		one: (sent: Typed) => send({ sent, ofShown: true, write: (seen) => changeCollege(ipeds_id, sent, seen) }),
		back: (change: number) =>
			send({ sent: {}, ofShown: true, write: (seen) => takeBack(ipeds_id, change, seen) }),
	};
}

/** The record shown on the page. */
function useShownRecord(loaded: AdminCollege) {
	const [college, setCollege] = useState(loaded);
	/** The same, for an answer that arrives long after the page was rendered. */
	const shown = useRef(loaded);
	/** Increases whenever a text is replaced by one not typed here: an earlier one, or a colleague's. */
	const [otherTexts, setOtherTexts] = useState(0);
	const show = (next: AdminCollege, typedHere: Typed = {}) => {
		if (hasOtherText(next, shown.current, typedHere)) setOtherTexts((past) => past + 1);
		shown.current = next;
		setCollege(next);
	};
	return { college, setCollege, shown, show, otherTexts };
}

interface Sending {
	sent: Typed;
	/** True for a decision based on the shown record; false for input, which may be based on an older one. */
	ofShown: boolean;
	write: (onRevision: number) => Promise<Saved<AdminCollege>>;
}

function faultsIn(typed: Typed, college: AdminCollege): Partial<Record<CollegeField, string>> {
	const read = (Object.keys(typed) as CollegeField[]).map((field) => ({
		field,
		...collegeUpdateSchema.shape[field].safeParse(typed[field]),
	}));
	const values = Object.fromEntries(read.map(({ field, data }) => [field, data]));
	const own = read.flatMap(({ field, error }) => {
		const words = error?.issues[0]?.message;
		return words === undefined ? [] : [[field, words]];
	});
	return { ...rangeFaults(values, college), ...Object.fromEntries(own) };
}

const sentencesOf = (faults: ReturnType<typeof faultsIn>): string[] =>
	Object.entries(faults).map(([field, fault]) => `${fieldLabel(field)}: ${fault}`.replace(/\.?$/, '.'));
