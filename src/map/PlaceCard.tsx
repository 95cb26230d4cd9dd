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
	onClose: () => void;
}

/** The chosen place on a guide's map: its kind, its distance, and links to it. */
export function PlaceCard({ place, onClose }: Props) {
	const { name, note, city, distance } = place;
	const close = (event: { currentTarget: HTMLElement }) => {
		const map = event.currentTarget.closest('section');
		onClose();
		// Returns to its marker, which may be shared again; the next marker is one key away from there.
		requestAnimationFrame(() =>
			map?.querySelector<HTMLElement>(`[data-pins~="${CSS.escape(place.place_id)}"] > *`)?.focus(),
		);
	};
	return (
		<div
			role="group"
			aria-label={name}
			className={styles.card}
			data-card=""
			data-covers=""
			onKeyDown={(event: KeyboardEvent<HTMLElement>) => event.key === 'Escape' && close(event)}
		>
			<h3 ref={focusIt} tabIndex={-1}>
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
