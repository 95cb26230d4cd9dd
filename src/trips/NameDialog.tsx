import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { LONGEST_TRIP_NAME } from '#domain/trips/propose-name.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import { Field } from '#ui/Field.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';

const RULE = `At least ${limits.tripNameMin} characters`;

interface Props {
	title: string;
	/** The current name, or a proposed one; typing replaces it. */
	name: string;
	/** The submit button's label. */
	go: string;
	/** Called with a name that passes the rule, trimmed. */
	onName: (name: string) => void;
	onClose: () => void;
}

/** Asks for the trip's name, with the rule next to the field. */
export function NameDialog({ title, name, go, onName, onClose }: Props) {
	const [typed, setTyped] = useState(name);
	const [isRefused, setRefused] = useState(false);
	return (
		<FormDialog
			title={title}
			go={go}
			onClose={onClose}
			onSubmit={() => {
				if (!isTripName(typed)) return setRefused(true);
				onClose();
				onName(typed.trim());
			}}
		>
			<Field
				label="Trip name"
				name="trip-name"
				autoComplete="off"
				maxLength={LONGEST_TRIP_NAME}
				placeholder="Spring break loop"
				value={typed}
				hint={RULE}
				error={isRefused && !isTripName(typed) ? RULE : undefined}
				onFocus={(event) => event.target.select()}
				onChange={(event) => setTyped(event.target.value)}
			/>
		</FormDialog>
	);
}
