import { useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { ownStop } from '#domain/trips/stop-places.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner-context.ts';

const LONGEST_NAME = 80;

/** Asks for the name of a place tapped on the map, then adds it. */
export function NamePlace({ point, onClose }: { point: Point; onClose: () => void }) {
	const { add } = usePlanner();
	const [name, setName] = useState('');
	const [isRefused, setRefused] = useState(false);
	return (
		<Dialog title="Name this place" onClose={onClose}>
			<form
				className={layout.stack}
				onSubmit={(event) => {
					event.preventDefault();
					if (name.trim() === '') return setRefused(true);
					onClose();
					add(ownStop(name.trim(), point));
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
				<DialogAnswers>
					<Button kind="go" type="submit">
						Add stop
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</DialogAnswers>
			</form>
		</Dialog>
	);
}
