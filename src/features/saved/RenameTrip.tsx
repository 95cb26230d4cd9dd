import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';

const RULE = `At least ${limits.tripNameMin} characters`;
const LONGEST_NAME = 80;

/** Asks for the trip's name; called back only with one it may have, and only when it is another. */
export function RenameTrip({
	name,
	onRename,
	onClose,
}: {
	name: string;
	onRename: (name: string) => void;
	onClose: () => void;
}) {
	const [typed, setTyped] = useState(name);
	const [isRefused, setRefused] = useState(false);
	return (
		<Dialog title="Name this trip" onClose={onClose}>
			<form
				className={layout.stack}
				onSubmit={(event) => {
					event.preventDefault();
					if (!isTripName(typed)) return setRefused(true);
					if (typed.trim() !== name) onRename(typed.trim());
					onClose();
				}}
			>
				<Field
					label="Trip name"
					name="trip-name"
					autoComplete="off"
					maxLength={LONGEST_NAME}
					value={typed}
					hint={RULE}
					error={isRefused && !isTripName(typed) ? RULE : undefined}
					onChange={(event) => setTyped(event.target.value)}
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
