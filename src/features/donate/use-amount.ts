import { useState } from 'react';
import {
	DEFAULT_DONATION,
	DONATION_PRESETS,
	LEAST_CENTS,
	readAmount,
	TOO_SMALL_WORDS,
} from '#domain/donations/donation.ts';
import { useStoredText } from '#ui/use-stored-text.ts';

const OTHER = 'other';

/** The amount as chosen or typed; a fault is shown once the person has left the field or sent the form. */
export function useAmount() {
	const [chosen, setChosen] = useStoredText('ctt.donate.chosen', String(DEFAULT_DONATION));
	const [typed, setTyped] = useStoredText('ctt.donate.amount');
	const [isTyping, setTyping] = useState(false);
	const [wasSent, setSent] = useState(false);
	// Deleting the custom amount returns to the default preset.
	const isOther = chosen === OTHER && typed.trim() !== '';
	const preset = isOther
		? null
		: (DONATION_PRESETS.find((each) => String(each) === chosen) ?? DEFAULT_DONATION);
	const read = preset === null ? readAmount(typed) : { cents: preset };
	const cents = 'cents' in read ? read.cents : null;
	// The rule allows 0, so this is not checked while typing; the card service reports it.
	const isTooSmall = cents !== null && cents < LEAST_CENTS;
	const fault = 'fault' in read ? read.fault : wasSent && isTooSmall ? TOO_SMALL_WORDS : undefined;
	const sent = () => {
		setTyping(false);
		setSent(true);
	};
	const choice = {
		preset,
		typed,
		fault: isTyping ? undefined : fault,
		onPreset: (each: number) => {
			setChosen(String(each));
			setTyped('');
		},
		onTyped: (text: string) => {
			setTyping(true);
			setSent(false);
			setTyped(text);
			setChosen(OTHER);
		},
		onLeft: () => setTyping(false),
	};
	return { cents, isTooSmall, sent, choice };
}
