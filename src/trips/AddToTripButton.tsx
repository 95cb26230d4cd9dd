import { useLiveQuery } from 'dexie-react-hooks';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { College } from '#domain/colleges/college.ts';
import { countWords } from '#domain/count-words.ts';
import { collegeStop } from '#domain/trips/campus.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { addToTrip, beginAddition, hasStop, type TripChoice, tripsToChoose } from './add-to-trip.ts';

/**
 * Adds a college to a trip without leaving the page. For a college that is already on a trip, links to that trip, and
 * adds it to others.
 */
export function AddToTripButton({ college }: { college: College }) {
	const place = collegeStop(college);
	const trips = useOpenTrips();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [choices, ask] = useState<TripChoice[]>();
	const add = async (trip: TripChoice) => {
		ask(undefined);
		const { isAdded, words } = await addToTrip(trip, place);
		showToast({ words, action: { label: 'View trip', run: () => void navigate(trip.to) } });
		// The guide of a college on a trip is never locked.
		if (isAdded) await revalidate();
	};
	const start = async () => {
		const found = await beginAddition(place);
		if ('words' in found) return showToast(found);
		const [draft, ...saved] = found.choices;
		if (draft && saved.length === 0) return add(draft);
		ask(draft ? [draft, ...saved] : saved);
	};
	const has = trips?.find(({ trip }) => hasStop(trip, place));
	const others = trips?.filter(({ trip }) => !hasStop(trip, place)) ?? [];
	return (
		<>
			{/* One button for both states, so that it keeps the focus when pressed. */}
			<Button kind={has ? 'plain' : 'go'} road wide onClick={() => void (has ? navigate(has.to) : start())}>
				<Icon of={has ? Check : Plus} />
				{has ? 'In your trip' : 'Add to trip'}
			</Button>
			{has && others.length > 0 && (
				<Button kind="quiet" wide onClick={() => ask(others)}>
					Add to another trip
				</Button>
			)}
			{choices && (
				<Dialog title={`Add ${college.name} to which trip?`} onClose={() => ask(undefined)}>
					<div className={layout.stack}>
						{choices.map((choice) => (
							<Button key={choice.to} wide onClick={() => void add(choice)}>
								<bdi>{choiceWords(choice)}</bdi>
							</Button>
						))}
						<Button kind="quiet" wide onClick={() => ask(undefined)}>
							Not now
						</Button>
					</div>
				</Dialog>
			)}
		</>
	);
}

function choiceWords({ trip, store }: TripChoice): string {
	const count = trip.stops.length;
	if (count === 0 && !store.account) return 'A new trip';
	return `${tripTitle(trip)}, ${countWords(count, 'stop')}${store.account ? '' : ', draft'}`;
}

/** Returns them live across all tabs; undefined until the device has answered. */
function useOpenTrips(): TripChoice[] | undefined {
	const account = useCurrentAccount();
	return useLiveQuery(async () => {
		const found = await tripsToChoose();
		// Only a tap reports that the device refuses.
		return 'choices' in found ? found.choices : [];
	}, [account]);
}
