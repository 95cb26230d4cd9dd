import { storedNames, storedText } from '#runtime/browser-store.ts';
import { accountHash } from '#sync/account-hash.ts';

/** Prefixes of the keys under which this tab stores trip texts that were typed and not set yet. */
export const tripTexts = { card: 'ctt.card.', note: 'ctt.note.', notes: 'ctt.notes.' };

/** Suffix of the key that stores the text as it was before typing began. */
export const SEEN = '.seen';

/**
 * The account last signed in while they were typed; null for a visitor, whose texts belong to the next person who signs
 * in.
 */
const typer = storedText('tab', 'ctt.typer');

/** Notes who is typing in this tab now, and deletes what somebody else has typed there. */
export function noteTyper(accountId: string): void {
	const name = accountHash(accountId);
	const before = typer.read();
	if (before === name) return;
	if (before !== null) forgetTripTexts();
	typer.write(name);
}

/** Counts the trip forms in which something was typed in this tab and not set yet. */
export const countTripTexts = (): number => keys().filter((key) => !key.endsWith(SEEN)).length;

/** Notes that nobody is signed in: input from now on is a visitor's, unless somebody's texts are still there. */
export function noteVisitor(): void {
	if (countTripTexts() === 0) typer.write(null);
}

/** Deletes those texts, no matter who typed them. */
export function forgetTripTexts(): void {
	for (const key of keys()) storedText('tab', key).write(null);
	typer.write(null);
}

const keys = () => Object.values(tripTexts).flatMap((begins) => storedNames('tab', begins));
