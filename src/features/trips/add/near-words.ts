import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { NearKind } from './add-kinds.ts';

export function noneNearWords({ one }: NearKind, stopName: string): string {
	return `We don’t know of a ${one} near ${stopName} yet.`;
}

/** Says that places near a stop are unknown without a signal, and what helps. Only colleges have a guide to keep. */
export function noSignalWords({ word }: NearKind, { type, name }: StopPlace, device: string): string {
	const helps =
		type === 'college'
			? 'Open its guide once with a signal to keep them.'
			: 'Try again when you have a signal.';
	return `The ${word.toLowerCase()} near ${name} are not on this ${device}. ${helps}`;
}
