import { X } from 'lucide-react';
import { useState } from 'react';
import { limitWords } from '#trips/limit-words.ts';
import { Button } from '#ui/Button.tsx';
import { Chips, ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useCloseRequest } from '#ui/use-close-request.ts';
import { ImportButton } from '../exchange/ImportButton.tsx';
import { usePlanner } from '../planner-context.ts';
import styles from './AddPanel.module.css';
import { nearKinds, ownKind, searchKinds, wayKind } from './add-kinds.ts';
import { NearStops } from './NearStops.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { ADD_PANEL_ID, closeAddPanel } from './open-add-panel.ts';
import { SearchStops } from './SearchStops.tsx';
import { WayStops } from './WayStops.tsx';

/** How many stops a trip needs before things can be found near them. */
const leastStops: Record<string, number> = { hotel: 1, restaurant: 1, poi: 1, [wayKind.id]: 2 };

/** The panel for adding stops. It stays open, so that a whole trip can be planned in one go. */
export function AddPanel() {
	const { trip, room, setAdding } = usePlanner();
	const [kindId, setKindId] = useState<string>(searchKinds[0].id);
	const isEmpty = trip.stops.length === 0;
	useCloseRequest(() => closeAddPanel(setAdding));
	const searchKind = searchKinds.find(({ id }) => id === kindId);
	const nearKind = nearKinds.find(({ id }) => id === kindId);
	return (
		<section id={ADD_PANEL_ID} className={styles.panel} aria-labelledby="add-title">
			<div className={styles.head}>
				<h2 id="add-title">Add a stop</h2>
				<p className={layout.collar}>
					{limitWords.most}
					{room.by === 'plan' && `, ${room.mostStops} on the free plan`}
				</p>
				<Button kind="quiet" iconOnly aria-label="Close" onClick={() => closeAddPanel(setAdding)}>
					<Icon of={X} />
				</Button>
			</div>
			<Chips label="What to add">
				{[...searchKinds, ownKind, wayKind, ...nearKinds].map(({ id, word, icon }) => (
					<ToggleChip
						key={id}
						pressed={id === kindId}
						disabled={trip.stops.length < (leastStops[id] ?? 0)}
						onToggle={() => setKindId(id)}
					>
						<Icon of={icon} />
						{word}
					</ToggleChip>
				))}
			</Chips>
			{trip.stops.length < 2 && (
				<p className={styles.hint}>
					{isEmpty
						? 'Hotels, restaurants and sights show up near a stop: add a stop first.'
						: 'With a second stop, you can also look for places on the way.'}
				</p>
			)}
			{searchKind && <SearchStops key={kindId} kind={searchKind} />}
			{kindId === ownKind.id && <OwnPlaces />}
			{nearKind && !isEmpty && <NearStops kind={nearKind} />}
			{kindId === wayKind.id && trip.stops.length > 1 && <WayStops />}
			{!isEmpty && (
				<div>
					<ImportButton />
				</div>
			)}
		</section>
	);
}
