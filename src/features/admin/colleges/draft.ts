import { useRef, useState } from 'react';
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
	/** The draft as it is now: an answer comes long after the page was drawn. */
	const latest = useRef(draft);
	const change = (next: Draft) => {
		latest.current = next;
		setDraft(next);
		write(ipedsId, next);
	};
	return {
		typed: draft.typed,
		latest: () => latest.current,
		/** Notes what was typed into a field. */
		set: (field: CollegeField, value: unknown) =>
			change({ ...latest.current, typed: { ...latest.current.typed, [field]: value } }),
		/** Begins anew on a revision, with nothing typed. */
		begin: (onRevision: number) => change({ revision: onRevision, typed: {} }),
		/** Goes on from a revision that holds what was sent; what was typed since then stays. */
		saved: (onRevision: number, sent: Typed) => {
			const left = Object.entries(latest.current.typed).filter(
				([field, value]) => value !== sent[field as CollegeField],
			);
			change({ revision: onRevision, typed: Object.fromEntries(left) });
		},
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
