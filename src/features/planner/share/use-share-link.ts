import type { ReactNode } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { useCopyText } from '#ui/use-copy-text.tsx';
import { stopsLink } from './stops-link.ts';

/** A function that copies a trip as the link with its stops, and what to render if the browser does not allow that. */
export function useShareLink(trip: Trip): { copy: () => Promise<void>; fallback: ReactNode } {
	const { copy, fallback } = useCopyText('link');
	return { copy: () => copy(stopsLink(trip)), fallback };
}
