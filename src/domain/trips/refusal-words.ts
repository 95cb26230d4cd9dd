import { limits } from '#domain/limits.ts';
import type { RefusalCode } from '#domain/sync/policy.ts';

const words: Record<RefusalCode, string> = {
	quota: 'Your plan has no room for it',
	stop_limit: `A trip has at most ${limits.stopsPerTrip} stops`,
	name_too_short: `A trip’s name needs at least ${limits.tripNameMin} letters`,
	too_large: 'It is too long',
	invalid: 'That can’t be part of a trip',
	unknown_trip: 'That trip was deleted',
	stale: 'It arrived too late',
};

/** Says why an edit was not accepted, without a period; an unknown code is just "not accepted". */
export function refusalWords(code: string): string {
	return Object.hasOwn(words, code) ? words[code as RefusalCode] : 'It was not accepted';
}
