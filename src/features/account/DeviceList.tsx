import { MonitorSmartphone, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { renameDevice, signDeviceOut, signOthersOut } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import { type DeviceSession, deviceName } from '#domain/accounts/device-session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { dayWords } from '#ui/day-words.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import styles from './DeviceList.module.css';

/** The devices that are signed in, each with its name and a way to sign it out. */
export function DeviceList({ devices }: { devices: DeviceSession[] }) {
	const others = devices.filter(({ is_this }) => !is_this).length;
	const { isBusy, tryTo } = useServer();
	return (
		<section className={layout.stack} aria-labelledby="devices">
			<h2 id="devices">Signed in on</h2>
			<ul className={styles.devices}>
				{devices.map((device) => (
					<DeviceRow key={device.id} device={device} />
				))}
			</ul>
			{others > 1 && (
				<div>
					<Button
						disabled={isBusy}
						onClick={() => void tryTo(signOthersOut, 'The others were not signed out')}
					>
						Sign out all others
					</Button>
				</div>
			)}
		</section>
	);
}

function DeviceRow({ device: session }: { device: DeviceSession }) {
	const { id, device, name, last_seen, is_this } = session;
	const word = useDeviceWord();
	const { isBusy, tryTo } = useServer();
	const [isNaming, setNaming] = useState(false);
	const shown = deviceName(session);
	const used = `Used ${dayWords(last_seen)}`;
	return (
		<li className={styles.device}>
			<span>
				<b>
					<bdi>{shown}</bdi>
				</b>
				<br />
				<span className={`${layout.soft} ${layout.small}`}>{name ? `${device}, ${used}` : used}</span>
			</span>
			<span className={layout.row}>
				{is_this && <Badge icon={MonitorSmartphone}>{`This ${word}`}</Badge>}
				<Button kind="quiet" iconOnly aria-label={`Rename ${shown}`} onClick={() => setNaming(true)}>
					<Icon of={Pencil} />
				</Button>
				{!is_this && (
					<Button
						disabled={isBusy}
						onClick={() => void tryTo(() => signDeviceOut(id), 'That device was not signed out')}
						aria-label={`Sign out ${shown}`}
					>
						{isBusy ? 'Signing out' : 'Sign out'}
					</Button>
				)}
			</span>
			{isNaming && <NameDialog session={session} onClose={() => setNaming(false)} />}
		</li>
	);
}

function NameDialog({ session, onClose }: { session: DeviceSession; onClose: () => void }) {
	const { isBusy, tryTo } = useServer();
	const word = useDeviceWord();
	const [name, setName] = useState(session.name ?? '');
	const save = async () => {
		if (await tryTo(() => renameDevice(session.id, name), 'The name was not saved')) onClose();
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
					maxLength={40}
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

/** Asks the server for something, then shows what has become of it; what came to nothing is told in `failed`. */
function useServer() {
	const { revalidate } = useRevalidator();
	const [isBusy, setBusy] = useState(false);
	const tryTo = async (work: () => Promise<void>, failed: string): Promise<boolean> => {
		setBusy(true);
		try {
			await work();
			await revalidate();
			return true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			const why = error.code === 'no_signal' ? 'no signal' : 'the server could not do it';
			showToast({ words: `${failed}: ${why}. Please try again.` });
			return false;
		} finally {
			setBusy(false);
		}
	};
	return { isBusy, tryTo };
}
