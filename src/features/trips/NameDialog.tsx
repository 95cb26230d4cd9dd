import { useState } from 'react';
import { isTripName } from '#domain/trips/trip-name.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from './planner.ts';

const RULE = 'At least 3 characters';
const LONGEST_NAME = 80;

interface Props {
	title: string;
	/** What the button says. */
	go: string;
	/** Takes a name that the rule allows, without spaces around it. */
	onName: (name: string) => void;
	onClose: () => void;
}

/** Asks for the trip's name, with the rule beside the field. */
export function NameDialog({ title, go, onName, onClose }: Props) {
	const { trip } = usePlanner();
	const [name, setName] = useState(trip.name);
	const [isRefused, setRefused] = useState(false);
	return (
		<Dialog title={title} onClose={onClose}>
			<form
				className={layout.stack}
				onSubmit={(event) => {
					event.preventDefault();
					if (!isTripName(name)) return setRefused(true);
					onClose();
					onName(name.trim());
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
						{go}
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</DialogAnswers>
			</form>
		</Dialog>
	);
}
