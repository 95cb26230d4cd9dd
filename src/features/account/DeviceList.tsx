import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { DeviceSession } from '#domain/accounts/device-session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { dayWords } from '#ui/day-words.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import styles from './DeviceList.module.css';
import { signDeviceOut } from './devices.ts';

/** The devices that are signed in, each with a way to sign it out. */
export function DeviceList({ devices }: { devices: DeviceSession[] }) {
	return (
		<section className={layout.stack} aria-labelledby="devices">
			<h2 id="devices">Signed in on</h2>
			<ul className={styles.devices}>
				{devices.map((device) => (
					<DeviceRow key={device.id} device={device} />
				))}
			</ul>
		</section>
	);
}

function DeviceRow({ device: { id, device, last_seen, is_this } }: { device: DeviceSession }) {
	const word = useDeviceWord();
	const { revalidate } = useRevalidator();
	const [isBusy, setBusy] = useState(false);
	const signOutThere = async () => {
		setBusy(true);
		try {
			await signDeviceOut(id);
			await revalidate();
		} catch (error) {
			console.warn('A device could not be signed out', error);
			showToast({ words: 'That device was not signed out: no signal. Please try again.' });
			setBusy(false);
		}
	};
	return (
		<li className={styles.device}>
			<span>
				<b>{device}</b>
				<br />
				<span className={`${layout.soft} ${layout.small}`}>{`Used ${dayWords(last_seen)}`}</span>
			</span>
			{is_this ? (
				<Badge icon={MonitorSmartphone}>{`This ${word}`}</Badge>
			) : (
				<Button disabled={isBusy} onClick={() => void signOutThere()} aria-label={`Sign out ${device}`}>
					{isBusy ? 'Signing out' : 'Sign out'}
				</Button>
			)}
		</li>
	);
}
