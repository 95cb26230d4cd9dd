import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { NearKind } from './add-kinds.ts';

/** That nothing of a kind is known near a stop. */
export function noneNearWords({ one }: NearKind, stopName: string): string {
	return `We don’t know of a ${one} near ${stopName} yet.`;
}

/** That without a signal nothing is known here of what lies near a stop, and what helps: of guides, only colleges have one. */
export function noSignalWords({ word }: NearKind, { type, name }: StopPlace, device: string): string {
	const helps =
		type === 'college'
			? 'Open its guide once with a signal to keep them.'
			: 'Try again when you have a signal.';
	return `The ${word.toLowerCase()} near ${name} are not on this ${device}. ${helps}`;
}
