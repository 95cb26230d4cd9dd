import { useState } from 'react';
import { isTripName } from '#domain/trips/trip-name.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from './planner.ts';

const RULE = 'At least 3 characters';
const LONGEST_NAME = 80;

/** Asks for the trip's name. */
export function RenameTrip({ onClose }: { onClose: () => void }) {
	const { trip, rename } = usePlanner();
	const [name, setName] = useState(trip.name);
	const [isRefused, setRefused] = useState(false);
	return (
		<Dialog title="Name this trip" onClose={onClose}>
			<form
				className={layout.stack}
				onSubmit={(event) => {
					event.preventDefault();
					if (!isTripName(name)) return setRefused(true);
					if (name.trim() !== trip.name) rename(name.trim());
					onClose();
				}}
			>
				<Field
					label="Trip name"
					name="trip-name"
					autoComplete="off"
					maxLength={LONGEST_NAME}
					placeholder="Spring break loop"
					value={name}
					hint={RULE}
					error={isRefused && !isTripName(name) ? RULE : undefined}
					onChange={(event) => setName(event.target.value)}
				/>
				<DialogAnswers>
					<Button kind="go" type="submit">
						Rename
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</DialogAnswers>
			</form>
		</Dialog>
	);
}
