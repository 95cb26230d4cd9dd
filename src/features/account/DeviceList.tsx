import { MonitorSmartphone, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { type DeviceSession, deviceName } from '#domain/accounts/device-session.ts';
import { dayWords } from '#domain/day-words.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import styles from './DeviceList.module.css';
import { signOutDevice, signOutOthers } from './device-writes.ts';
import { NameDevice } from './NameDevice.tsx';
import { useDeviceWrite } from './use-device-write.ts';

/** The signed-in devices, each with its name and a sign-out button. */
export function DeviceList({ devices }: { devices: DeviceSession[] }) {
	const others = devices.filter(({ is_this }) => !is_this).length;
	const { isBusy, write } = useDeviceWrite();
	const heading = useRef<HTMLHeadingElement>(null);
	return (
		<section className={layout.stack} aria-labelledby="devices">
			<h2 id="devices" ref={heading} tabIndex={-1}>
				Signed in on
			</h2>
			<ul className={styles.devices}>
				{devices.map((device) => (
					<DeviceRow key={device.id} device={device} onGone={() => heading.current?.focus()} />
				))}
			</ul>
			{others > 1 && (
				<div>
					<Button disabled={isBusy} onClick={() => void write(signOutOthers)}>
						Sign out all others
					</Button>
				</div>
			)}
		</section>
	);
}

function DeviceRow({ device: session, onGone }: { device: DeviceSession; onGone: () => void }) {
	const { id, device, name, last_seen, is_this } = session;
	const word = useDeviceWord();
	const { isBusy, write } = useDeviceWrite();
	const [isNaming, setNaming] = useState(false);
	const shown = deviceName(session);
	const signOut = (button: HTMLElement) =>
		write(async () => {
			const isDone = await signOutDevice(id);
			// Else the focus goes to the next device's button, which a key that is still down would press.
			if (isDone && document.activeElement === button) onGone();
			return isDone;
		});
	const used = `Used ${dayWords(last_seen, new Date())}`;
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
						onClick={({ currentTarget }) => void signOut(currentTarget)}
						aria-label={`Sign out ${shown}`}
					>
						{isBusy ? 'Signing out' : 'Sign out'}
					</Button>
				)}
			</span>
			{isNaming && <NameDevice session={session} onClose={() => setNaming(false)} />}
		</li>
	);
}
