import { storedNames, storedText } from '#runtime/browser-store.ts';
import { accountHash } from '#sync/account-hash.ts';

/** How the keys begin under which this tab stores what is typed about a trip, and not set yet. */
export const tripTexts = { card: 'ctt.card.', note: 'ctt.note.', notes: 'ctt.notes.' };

/** How a key ends under which stands what a text was typed over. */
export const SEEN = '.seen';

/** Who was signed in last while they were typed; null for a visitor, whose texts are those of whoever signs in next. */
const typer = storedText('tab', 'ctt.typer');

/** Notes who types in this tab by now: what somebody else has typed there goes. */
export function noteTyper(accountId: string): void {
	const name = accountHash(accountId);
	const before = typer.read();
	if (before === name) return;
	if (before !== null) forgetTripTexts();
	typer.write(name);
}

/** In how many forms of trips something was typed in this tab that is not set yet. */
export const countTripTexts = (): number => keys().filter((key) => !key.endsWith(SEEN)).length;

/** Notes that nobody is signed in: what is typed from now on is a visitor's, unless somebody's texts are still there. */
export function noteVisitor(): void {
	if (countTripTexts() === 0) typer.write(null);
}

/** Deletes that, whosever it is. */
export function forgetTripTexts(): void {
	for (const key of keys()) storedText('tab', key).write(null);
	typer.write(null);
}

const keys = () => Object.values(tripTexts).flatMap((begins) => storedNames('tab', begins));
