import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Place } from '#domain/places/place.ts';
import { fromCampusWords } from '#domain/trips/travel-words.ts';
import { Button } from '#ui/Button.tsx';
import { focusIt } from '#ui/focus-it.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './PlaceCard.module.css';
import { PlaceLinks } from './PlaceLinks.tsx';

interface Props {
	place: Place;
	/** Whether the focus goes to its name: after a tap on its pin, not after one in the list. */
	isFocused: boolean;
	onClose: () => void;
}

/** The place that was chosen on a guide's map: what it is, how far, and the ways to it. */
export function PlaceCard({ place, isFocused, onClose }: Props) {
	const { name, note, city, distance } = place;
	const close = (event: { currentTarget: HTMLElement }) => {
		// Back to the pin, from where the next one is a key away.
		event.currentTarget
			.closest('section')
			?.querySelector<HTMLElement>('[data-overlay] [aria-pressed="true"]')
			?.focus();
		onClose();
	};
	return (
		<div
			role="group"
			aria-label={name}
			className={styles.card}
			data-covers=""
			onKeyDown={(event: KeyboardEvent<HTMLElement>) => event.key === 'Escape' && close(event)}
		>
			<h3 ref={isFocused ? focusIt : undefined} tabIndex={-1}>
				{name}
			</h3>
			<p>{[note || city, distance !== null && fromCampusWords(distance)].filter(Boolean).join(', ')}</p>
			<PlaceLinks place={place} />
			<Button kind="quiet" iconOnly aria-label={`Close ${name}`} onClick={close}>
				<Icon of={X} />
			</Button>
		</div>
	);
}
