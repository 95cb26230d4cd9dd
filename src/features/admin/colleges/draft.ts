import { useState } from 'react';
import type { CollegeField } from '#domain/colleges/edit-college.ts';

/** What was typed and is not saved, by field. */
export type Typed = Partial<Record<CollegeField, unknown>>;

/** An unsaved edit of a college, and the revision that it was begun on. */
interface Draft {
	revision: number;
	typed: Typed;
}

const keyOf = (ipedsId: number) => `office-college-${ipedsId}`;

/** The unsaved edit of a college, kept on this computer until it is saved or thrown away: closing the window loses nothing. */
export function useDraft(ipedsId: number, revision: number) {
	const [draft, setDraft] = useState<Draft>(() => read(ipedsId) ?? { revision, typed: {} });
	const change = (next: Draft) => {
		setDraft(next);
		write(ipedsId, next);
	};
	return {
		...draft,
		/** Notes what was typed into a field. */
		set: (field: CollegeField, value: unknown) =>
			change({ ...draft, typed: { ...draft.typed, [field]: value } }),
		/** Begins anew on a revision, with nothing typed, or with what is to be typed on top of it. */
		begin: (onRevision: number, typed: Typed = {}) => change({ revision: onRevision, typed }),
	};
}

function read(ipedsId: number): Draft | null {
	try {
		const kept = localStorage.getItem(keyOf(ipedsId));
		return kept === null ? null : (JSON.parse(kept) as Draft);
	} catch (error) {
		console.warn('What was typed on this computer cannot be read', error);
		return null;
	}
}

function write(ipedsId: number, draft: Draft) {
	try {
		if (Object.keys(draft.typed).length === 0) localStorage.removeItem(keyOf(ipedsId));
		else localStorage.setItem(keyOf(ipedsId), JSON.stringify(draft));
	} catch (error) {
		console.warn('What is typed is not kept on this computer', error);
	}
}
