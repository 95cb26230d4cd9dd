import { Navigation } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { PlaceLinks } from './PlaceLinks.tsx';

type Named = Point & { name: string };
type Look = Pick<ComponentProps<typeof Button>, 'kind' | 'road' | 'wide' | 'iconOnly'>;

/**
 * Opens directions in the person's own navigation app, after asking which: from their own location, or for a whole leg.
 */
export function DirectionsButton({ to, from, ...look }: Look & { to: Named; from?: Named }) {
	const [isOpen, setOpen] = useState(false);
	const name = from ? `Directions from ${from.name} to ${to.name}` : `Directions to ${to.name}`;
	return (
		<>
			<Button {...look} aria-label={name} onClick={() => setOpen(true)}>
				<Icon of={Navigation} />
				{!look.iconOnly && 'Directions'}
			</Button>
			{isOpen && (
				<Dialog title={`Directions to ${to.name}`} onClose={() => setOpen(false)}>
					<div className={layout.stack}>
						<p>
							{from
								? `From ${from.name}, in your own maps app:`
								: 'From where you are, in your own maps app:'}
						</p>
						<PlaceLinks place={to} from={from} />
					</div>
					<DialogAnswers>
						<Button onClick={() => setOpen(false)}>Close</Button>
					</DialogAnswers>
				</Dialog>
			)}
		</>
	);
}
