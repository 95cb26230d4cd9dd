import { useState } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { goSignIn } from '#session/go-sign-in.ts';
import { limitWords } from '#trips/limit-words.ts';
import { useIsDraftRefused } from '#trips/not-on-disk.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { DraftStays } from './DraftStays.tsx';
import { stopsAddress } from './share/stops-link.ts';

/** Asks the visitor to create an account or sign in: saving needs one, a draft does not. */
export function SignInToSave({ trip, onClose }: { trip: Trip; onClose: () => void }) {
	const device = useDeviceWord();
	const isRefused = useIsDraftRefused();
	const [isGoing, setGoing] = useState(false);
	const go = (isNew: boolean) => {
		setGoing(true);
		// A draft that exists only in memory ends with this page; its stops come back in the address.
		goSignIn('save', { isNew, address: isRefused ? stopsAddress(trip) : undefined });
	};
	return (
		<Dialog title="Sign in to save this trip" onClose={onClose}>
			<p>A saved trip is on all your devices.</p>
			<DraftStays trip={trip}>{savingWords(trip.stops.length, device)}</DraftStays>
			<DialogAnswers>
				<Button kind="go" disabled={isGoing} onClick={() => go(true)}>
					Create account
				</Button>
				<Button disabled={isGoing} onClick={() => go(false)}>
					Sign In
				</Button>
				<Button kind="quiet" onClick={onClose}>
					Not now
				</Button>
			</DialogAnswers>
		</Dialog>
	);
}

// The plan is unknown until the person signs in: more stops than a free plan saves may need the trial first.
const savingWords = (stops: number, device: string) =>
	stops > freePlan.stops
		? `This one has ${stops} stops. ${limitWords.freeOrTrial} Until it’s saved, the draft stays on this ${device}.`
		: `We save this one as soon as you sign in; until then the draft stays on this ${device}.`;
