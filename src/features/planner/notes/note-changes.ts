import type { Change } from '#domain/sync/cell.ts';
import { LONGEST_NOTE } from '#domain/trips/edit-stops.ts';

interface NoteTyped {
	/** The note as it was before typing began. */
	seen: string;
	/** The current note, perhaps another phone's. */
	now: string;
	typed: string;
}

/**
 * Returns the change that sets a note to the typed text; none if nothing was typed while another phone wrote. If both
 * wrote, the note has both texts.
 */
export function noteChanges(note: NoteTyped, change: (note: string) => Change[]): Change[] {
	const both = withBoth(note);
	return note.typed === note.seen || both === note.now ? [] : change(both);
}

/** Returns how long a typed note may be: one with both phones' texts stays as it is, and can still be edited. */
export const mostOfNote = (seen: string): number => Math.max(LONGEST_NOTE, seen.length);

function withBoth({ seen, now, typed }: NoteTyped): string {
	const [theirs, ours] = [now.trim(), typed.trim()];
	return now === seen || hasWords(ours, theirs) ? ours : `${theirs}\n${ours}`.trim();
}

/** True if the text contains the words as whole words: "Gate 1" is not in "Gate 12". */
function hasWords(text: string, words: string): boolean {
	if (words === '') return true;
	for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
		if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + words.length))) return true;
	}
	return false;
}
