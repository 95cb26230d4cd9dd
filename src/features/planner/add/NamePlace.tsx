import { useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { ownStop } from '#domain/trips/stop-places.ts';
import { endsFor, type TripEnds } from '#trips/add-stops.ts';
import { noRoomWords } from '#trips/limit-words.ts';
import { Chips, ToggleChip } from '#ui/Chip.tsx';
import { Field } from '#ui/Field.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { usePlanner } from '../planner-context.ts';
import { endWords } from './end-words.ts';

const LONGEST_NAME = 80;

/** Asks for the name of a place tapped on the map, and at which end of the trip it goes; then adds it. */
export function NamePlace({ point, onClose }: { point: Point; onClose: () => void }) {
	const { trip, room, addAtEnds } = usePlanner();
	const [name, setName] = useState('');
	const [chosen, choose] = useState<TripEnds>('end');
	const place = ownStop(name.trim(), point);
	const ends = endsFor(trip, place, room.mostStops);
	// Another phone may have left room for only one more stop.
	const end = ends.includes(chosen) ? chosen : 'end';
	const [isRefused, setRefused] = useState(false);
	return (
		<FormDialog
			title="Name this place"
			go="Add stop"
			onClose={onClose}
			onSubmit={() => {
				if (name.trim() === '') return setRefused(true);
				onClose();
				if (!addAtEnds(place, end)) showToast({ words: noRoomWords(trip, room) });
			}}
		>
			<Field
				label="Name"
				name="place-name"
				autoComplete="off"
				maxLength={LONGEST_NAME}
				placeholder="Grandma’s house"
				value={name}
				error={isRefused && name.trim() === '' ? 'Give it a name to add it' : undefined}
				onChange={(event) => setName(event.target.value)}
			/>
			{ends.length > 1 && (
				<Chips label="Where on the trip" wraps>
					{ends.map((each) => (
						<ToggleChip key={each} pressed={each === end} onToggle={() => choose(each)}>
							{endWords[each]}
						</ToggleChip>
					))}
				</Chips>
			)}
		</FormDialog>
	);
}
