import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { dayWords } from '#domain/day-words.ts';
import { MOST_SHARES, type TripShare } from '#domain/trips/trip-share.ts';
import type { LinkFailure } from './share-writes.ts';

/** What a view-only link does. */
export const viewOnlyWords = 'It shows the trip as you change it, and nobody else can edit it.';

export const noSignalWords = 'A view-only link needs a signal. The link with the stops does not.';

/** Shown while the chosen length is too short for the trip. */
export const tooShortWords = 'It ends before the trip does.';

/** Says why a view-only link was not made or revoked. */
export function linkFailureWords(code: LinkFailure): string {
	if (code === 'trip_trashed') return 'This trip is in the trash. Restore it first.';
	if (code === 'trip_not_here')
		return 'This trip isn’t one of your saved trips. Go to Saved Trips to see what wasn’t accepted.';
	return forCode(code, words, {
		share_limit: `This trip has ${MOST_SHARES} open links. Revoke one first.`,
		trip_not_found: 'This trip has not been sent yet. Please try again in a moment.',
	});
}

const NOT_DONE = 'Our server could not do that. Please try again in a moment.';
const words: Record<FailureKind, string> = {
	no_signal: noSignalWords,
	signed_out: 'You are signed out. Sign in again, then try once more.',
	not_allowed: NOT_DONE,
	too_many: 'That is a lot of links in a short time. Try again in an hour.',
	refused: NOT_DONE,
	// It may have been done before the failure.
	failed: 'Something went wrong on our side. Please try again in a moment.',
};

/** "Until Dec 21" */
export const untilWords = (share: Pick<TripShare, 'expires'>) => `Until ${endWords(share)}`;

/** Returns the day a link ends: "Dec 21". */
export const endWords = ({ expires }: Pick<TripShare, 'expires'>) => dayWords(expires, new Date());

/** "Made Nov 19, last opened Nov 20": local days, because a UTC day begins on the evening before. */
export function historyWords({ created, last_opened, opened_hour }: History): string {
	// If only the day is known, uses its noon: in America, midnight would be the day before.
	const opened = opened_hour ?? (last_opened && `${last_opened}T12:00`);
	const openedWords = opened ? `last opened ${dayWords(opened, new Date())}` : 'not opened yet';
	return `Made ${dayWords(created, new Date())}, ${openedWords}`;
}

type History = Pick<TripShare, 'created' | 'last_opened' | 'opened_hour'>;
