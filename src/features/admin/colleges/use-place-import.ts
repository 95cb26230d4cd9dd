import { useState } from 'react';
import { findPlaces } from '#api/admin-places.ts';
import type { FoundPlaces } from '#domain/places/found-place.ts';
import { useAttempt } from '../use-attempt.ts';
import { addPlaces } from './place-writes.ts';

/** OpenStreetMap's places around a campus, and the checked ones; calls `onAdded` after adding them. */
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
		/** Searches again, with nothing checked. */
		search: (miles: number) =>
			attempt(async () => {
				setAnswer(await findPlaces(ipedsId, miles));
				setChosen(new Set());
			}),
		toggle: (ids: string[], isOn: boolean) =>
			setChosen(new Set([...[...chosen].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])),
		bring: () =>
			attempt(async () => {
				await addPlaces(wanted);
				onAdded();
			}),
	};
}
