import { MonitorX } from 'lucide-react';
import type { Awake } from '#pwa/keep-awake.ts';
import { Banner } from '#ui/Banner.tsx';
import { useDeviceWord } from '#ui/device-word.ts';

const autoLockWords = {
	phone: 'Set the phone’s auto-lock to Never for the drive.',
	computer: 'Set the computer’s screen to never turn off for the drive.',
};

/** Shown only when the screen will not stay on. */
export function AwakeWords({ awake }: { awake: Awake }) {
	const device = useDeviceWord();
	if (awake === 'asking' || awake === 'awake') return null;
	return (
		<Banner icon={MonitorX} live="status">
			<strong>
				{awake === 'unknown' ? 'This browser can’t keep the screen on.' : 'The screen may go dark.'}
			</strong>{' '}
			{awake === 'unknown'
				? autoLockWords[device]
				: 'Your device won’t keep it on right now, usually to save battery.'}
		</Banner>
	);
}
