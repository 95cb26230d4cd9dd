import { useRef, useState } from 'react';
import type { CollegeField } from '#domain/colleges/edit-college.ts';
import { storedValue } from '#runtime/browser-store.ts';

export type Typed = Partial<Record<CollegeField, unknown>>;

/** An unsaved edit of a college, and the revision it is based on. */
interface UnsavedEdit {
	revision: number;
	typed: Typed;
	/** What each field held before it was first changed. An edit stored by an earlier release has none. */
	before?: Typed;
}

const storedEdit = (ipedsId: number) =>
	storedValue('device', `office-college-${ipedsId}`, (stored) => stored as UnsavedEdit);

/** A college's unsaved edit, stored on this computer until saved or discarded: closing the window loses nothing. */
export function useUnsavedEdit(ipedsId: number, revision: number) {
	/** Increases whenever the input is discarded: a text field keeps its text until it is mounted again. */
	const [turn, setTurn] = useState(0);
	const [edit, setEdit] = useState<UnsavedEdit>(() => storedEdit(ipedsId).read() ?? { revision, typed: {} });
	/** The latest edit: an answer may come long after the page was rendered. */
	const latest = useRef(edit);
	const change = (next: UnsavedEdit) => {
		latest.current = next;
		setEdit(next);
		storedEdit(ipedsId).write(Object.keys(next.typed).length === 0 ? null : next);
	};
	return {
		typed: edit.typed,
		before: edit.before ?? {},
		turn,
		latest: () => latest.current,
		/** Changes a field, whose saved value is `saved`. */
		set: (field: CollegeField, value: unknown, saved: unknown) => {
			const { revision: onRevision, typed, before } = latest.current;
			change({
				revision: onRevision,
				typed: typedWith(typed, field, value),
				before: { ...before, ...(!(field in typed) && { [field]: saved }) },
			});
		},
		/** Starts over on a revision, with no edits. */
		begin: (onRevision: number) => {
			change({ revision: onRevision, typed: {} });
			setTurn((past) => past + 1);
		},
		/** Continues from a revision that includes what was sent; later input stays. */
		saved: (onRevision: number, sent: Typed) => {
			const left = Object.entries(latest.current.typed).filter(
				([field, value]) => value !== sent[field as CollegeField],
			);
			const { before } = latest.current;
			change({ revision: onRevision, typed: Object.fromEntries(left), before: { ...before, ...sent } });
		},
	};
}

/** Input with one more field; a subregion that was chosen belongs to one state, and goes with it. */
export function typedWith({ subregion_id, ...others }: Typed, field: CollegeField, value: unknown): Typed {
	const stays = subregion_id !== undefined && field !== 'state_abbreviation';
	return { ...others, ...(stays && { subregion_id }), [field]: value };
}
