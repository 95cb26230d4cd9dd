import { useRef, useState } from 'react';
import type { CollegeField } from '#domain/colleges/edit-college.ts';
import { storedValue } from '#runtime/browser-store.ts';

export type Typed = Partial<Record<CollegeField, unknown>>;

/** An unsaved edit of a college, and the revision it is based on. */
interface UnsavedEdit {
	revision: number;
	typed: Typed;
}

const storedEdit = (ipedsId: number) =>
	storedValue('device', `office-college-${ipedsId}`, (stored) => stored as UnsavedEdit);

/** A college's unsaved edit, stored on this computer until saved or discarded: closing the window loses nothing. */
export function useUnsavedEdit(ipedsId: number, revision: number) {
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
		latest: () => latest.current,
		set: (field: CollegeField, value: unknown) =>
			change({ ...latest.current, typed: { ...latest.current.typed, [field]: value } }),
		/** Starts over on a revision, with no edits. */
		begin: (onRevision: number) => change({ revision: onRevision, typed: {} }),
		/** Continues from a revision that includes what was sent; later input stays. */
		saved: (onRevision: number, sent: Typed) => {
			const left = Object.entries(latest.current.typed).filter(
				([field, value]) => value !== sent[field as CollegeField],
			);
			change({ revision: onRevision, typed: Object.fromEntries(left) });
		},
	};
}
