import type { ApiError } from '#api/api-error.ts';
import { MOST_SHARES, type TripShare } from '#domain/trips/trip-share.ts';
import { dayWords } from '#ui/day-words.ts';

export const noSignalWords = 'A view-only link needs a signal. The link with the stops does not.';

/** Why a view-only link was not made or revoked. */
export function failureWords(code: ApiError['code']): string {
	if (code === 'no_signal') return noSignalWords;
	if (code === 'share_limit') return `This trip has ${MOST_SHARES} open links. Revoke one first.`;
	if (code === 'trip_not_found') return 'This trip has not been sent yet. Please try again in a moment.';
	if (code === 'too_many_requests') return 'That is a lot of links in a short time. Try again in an hour.';
	if (code === 'not_signed_in') return 'You are signed out. Sign in again, then try once more.';
	return 'Our server could not do that. Please try again in a moment.';
}

/** "Until Dec 21" */
export const untilWords = ({ expires }: Pick<TripShare, 'expires'>) => `Until ${dayWords(expires)}`;

/** "Made Nov 19, last opened Nov 20"; of openings the server keeps the day only. */
export function historyWords({ created, last_opened }: Pick<TripShare, 'created' | 'last_opened'>): string {
	// Without a time the day would be read as one of Greenwich, and be the day before in America.
	const opened = last_opened === null ? 'not opened yet' : `last opened ${dayWords(`${last_opened}T12:00`)}`;
	return `Made ${dayWords(created)}, ${opened}`;
}
