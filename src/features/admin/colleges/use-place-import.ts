import { useState } from 'react';
import { findPlaces } from '#api/admin-places.ts';
import type { FoundPlaces } from '#domain/places/found-place.ts';
import { useAttempt } from '../use-attempt.ts';
import { addPlaces } from './place-writes.ts';

/** What OpenStreetMap knows around a campus, and what of it is checked to be added; `onAdded` when that is done. */
export function usePlaceImport(ipedsId: number, onAdded: () => void) {
	const [answer, setAnswer] = useState<FoundPlaces>();
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const { attempt, fault, isBusy } = useAttempt();
	const wanted = answer?.found.filter(({ place_id }) => chosen.has(place_id)) ?? [];
	return {
		answer,
		chosen,
		wanted,
		fault,
		isBusy,
		/** Asks anew, with nothing checked. */
		search: (miles: number) =>
			attempt(async () => {
				setAnswer(await findPlaces(ipedsId, miles));
				setChosen(new Set());
			}),
		/** Checks places, or clears them. */
		toggle: (ids: string[], isOn: boolean) =>
			setChosen(new Set([...[...chosen].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])),
		/** Adds what is checked. */
		bring: () =>
			attempt(async () => {
				await addPlaces(wanted);
				onAdded();
			}),
	};
}
