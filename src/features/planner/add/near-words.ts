import type { ApiErrorCode } from '#api/api-error.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { NearKind } from './add-kinds.ts';

export function noneNearWords({ one }: NearKind, stopName: string): string {
	return `We don’t know of a ${one} near ${stopName} yet.`;
}

/** Says why the places of a kind near a stop are unknown, and what helps. */
export function nearTroubleWords(
	code: ApiErrorCode,
	{ kind, stop, device }: { kind: NearKind; stop: StopPlace; device: string },
): { first: string; rest: string } {
	const places = `The ${kind.word.toLowerCase()} near ${stop.name}`;
	const failed = {
		first: 'That did not work.',
		rest: `${places} could not be looked up. Try again in a moment.`,
	};
	const words: Record<FailureKind, { first: string; rest: string }> = {
		no_signal: { first: 'No signal.', rest: `${places} are not on this ${device}. ${signalHelp(stop)}` },
		too_many: {
			first: 'Too many searches from here.',
			rest: `${places} can be looked up again in a little while.`,
		},
		signed_out: failed,
		not_allowed: failed,
		refused: failed,
		failed,
	};
	return forCode(code, words);
}

// Only colleges have a guide to store.
function signalHelp({ type }: StopPlace): string {
	return type === 'college'
		? 'Open its guide once with a signal to keep them.'
		: 'Try again when you have a signal.';
}
