import { useState } from 'react';
import { type DeviceSession, LONGEST_DEVICE_NAME } from '#domain/accounts/device-session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { nameDevice } from './device-writes.ts';
import { useDeviceWrite } from './use-device-write.ts';

export function NameDevice({ session, onClose }: { session: DeviceSession; onClose: () => void }) {
	const { isBusy, write } = useDeviceWrite();
	const word = useDeviceWord();
	const [name, setName] = useState(session.name ?? '');
	const save = async () => {
		if (await write(() => nameDevice(session.id, name))) onClose();
	};
	return (
		<Dialog title={`Name this ${session.is_this ? word : 'device'}`} onClose={onClose}>
			<form
				className={layout.stack}
				onSubmit={(event) => {
					event.preventDefault();
					void save();
				}}
			>
				<Field
					label="Device name"
					hint={`Shown with the changes it makes, like “Anna’s iPhone”. Leave it empty for “${session.device}”.`}
					value={name}
					maxLength={LONGEST_DEVICE_NAME}
					autoComplete="off"
					onChange={({ target }) => setName(target.value)}
				/>
				<DialogAnswers>
					<Button type="submit" disabled={isBusy}>
						Save name
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</DialogAnswers>
			</form>
		</Dialog>
	);
}
