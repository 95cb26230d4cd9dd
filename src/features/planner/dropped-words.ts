import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { countWords } from '#domain/count-words.ts';
import { limits } from '#domain/limits.ts';
import type { ArrivalNote } from './arrival.ts';

type Dropped = Extract<ArrivalNote, { about: 'dropped' }>;

const MOST_NAMED = 4;
const LONGEST_NAME = 16;

/** Says which codes in a link led to no stop, and why; at most a few lines, whatever the link contains. */
export function droppedWords({ codes, failure, opened }: Dropped): { first: string; rest: string } {
	if (codes.length === 0)
		return { first: 'This link has no stops.', rest: 'Ask for a new link, or add stops here.' };
	const tooMany = codes.filter(({ why }) => why === 'over_limit').length;
	const unknown = codes.filter(({ why }) => why !== 'over_limit').map(({ token }) => shortened(token));
	const names = unknown.slice(0, MOST_NAMED).join(', ');
	const more = unknown.length > MOST_NAMED ? ` and ${unknown.length - MOST_NAMED} more` : '';
	const first =
		opened === 0
			? 'We couldn’t open any stops from this link.'
			: `Opened ${countWords(opened, 'stop')}; left out ${codes.length}.`;
	const why = failure === null ? 'We don’t recognize' : forCode(failure, notLookedUp);
	return {
		first,
		rest: [
			unknown.length > 0 && `${why}: ${names}${more}.`,
			tooMany > 0 && `${countWords(tooMany, 'stop')} over the limit of ${limits.stopsPerTrip}.`,
		]
			.filter(Boolean)
			.join(' '),
	};
}

const FAILED = 'We couldn’t look this up';
const notLookedUp: Record<FailureKind, string> = {
	no_signal: 'No signal to look this up',
	too_many: 'Too many searches from here to look this up now',
	signed_out: FAILED,
	not_allowed: FAILED,
	refused: FAILED,
	failed: FAILED,
};

// Cuts by code points, and removes direction marks, which would reverse the rest of the sentence.
function shortened(token: string): string {
	const plain = [...token.replace(/[\p{Cc}\p{Cf}]/gu, '')];
	return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME).join('')}…` : plain.join('');
}
