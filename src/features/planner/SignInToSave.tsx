import { useState } from 'react';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { goSignIn } from '#session/go-sign-in.ts';
import { limitWords } from '#trips/limit-words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';

/** Asks the visitor to sign in: saving needs an account, a draft does not. */
export function SignInToSave({ stops, onClose }: { stops: number; onClose: () => void }) {
	const device = useDeviceWord();
	const [isGoing, setGoing] = useState(false);
	const go = () => {
		setGoing(true);
		goSignIn('save');
	};
	return (
		<Dialog title="Sign in to save this trip" onClose={onClose}>
			<p>{`A saved trip is on all your devices. ${savingWords(stops, device)}`}</p>
			<DialogAnswers>
				<Button kind="go" disabled={isGoing} onClick={go}>
					Sign In
				</Button>
				<Button onClick={onClose}>Not now</Button>
			</DialogAnswers>
		</Dialog>
	);
}

// The plan of whoever signs in is not known yet: more stops than a free plan saves may need the trial first.
const savingWords = (stops: number, device: string) =>
	stops > freePlan.stops
		? `This one has ${stops} stops. ${limitWords.freeOrTrial} Until it’s saved, the draft stays on this ${device}.`
		: `We save this one as soon as you sign in; until then the draft stays on this ${device}.`;
