import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type AdminCollege, type CollegeField, faultOf } from '#domain/colleges/edit-college.ts';
import { showToast } from '#ui/toasts.ts';
import { fieldLabel } from './college-fields.ts';
import { changeCollege } from './college-writes.ts';
import { type Typed, useDraft } from './draft.ts';

/** A college that is being edited: what is saved, what is typed, and what is wrong with that. */
export function useCollegeEditor(loaded: AdminCollege) {
	const { ipeds_id } = loaded;
	const [college, setCollege] = useState(loaded);
	const [isBusy, setBusy] = useState(false);
	/** The record as somebody else has saved it in the meantime. */
	const [theirs, setTheirs] = useState<AdminCollege | null>(null);
	const { typed, latest, set, begin, saved: goOn } = useDraft(ipeds_id, loaded.revision);
	/** The last save: the next waits for it, and follows on its revision. */
	const last = useRef<Promise<unknown>>(Promise.resolve());
	const { revalidate } = useRevalidator();
	const fields = Object.keys(typed) as CollegeField[];
	const faults = Object.fromEntries(
		fields.flatMap((field) => {
			const fault = faultOf(field, typed[field]);
			return fault === undefined ? [] : [[field, fault]];
		}),
	) as Partial<Record<CollegeField, string>>;

	const send = async (update: Typed, onRevision = latest().revision): Promise<boolean> => {
		setBusy(true);
		const { mine, theirs: first } = await changeCollege(ipeds_id, update, onRevision);
		if (first) setTheirs(first);
		if (mine) {
			setCollege(mine);
			setTheirs(null);
			goOn(mine.revision, update);
			await revalidate();
		}
		setBusy(false);
		return mine !== undefined;
	};
	const sendNext = (update: Typed, onRevision?: number) => {
		const next = last.current.then(() => send(update, onRevision));
		// What fails is told to who asked; the save after it goes ahead.
		last.current = next.catch(() => undefined);
		return next;
	};

	return {
		college,
		typed,
		faults,
		isBusy,
		theirs,
		/** What stands in a field now: as typed, else as saved. */
		fieldValue: (field: CollegeField): unknown =>
			field in typed ? typed[field] : college[field as keyof AdminCollege],
		set,
		/** Saves what was typed, unless something is wrong with it, which a toast then names. */
		save: async (onRevision?: number) => {
			const wrong = Object.keys(faults);
			if (wrong.length > 0) {
				showToast({ words: `Not saved yet: check ${wrong.map(fieldLabel).join(', ')}.` });
				return;
			}
			if (await sendNext(typed, onRevision))
				showToast({ words: 'Saved. Open phones show it within a minute.' });
		},
		/** Changes one field at once, and leaves what was typed as it is. */
		saveOnly: async (update: Typed) => void (await sendNext(update)),
		/** Throws away what was typed, and goes on with what somebody else has saved, if somebody has. */
		takeTheirs: () => {
			if (theirs) setCollege(theirs);
			begin(theirs?.revision ?? college.revision);
			setTheirs(null);
		},
		/** Notes who else has the record open by now. */
		meet: (editors: AdminCollege['editors']) => setCollege((shown) => ({ ...shown, editors })),
		/** Puts a record in place of the one shown, such as a restored one. */
		show: (shown: AdminCollege) => {
			setCollege(shown);
			begin(shown.revision);
		},
	};
}
export type CollegeEditor = ReturnType<typeof useCollegeEditor>;
