import { MonitorX } from 'lucide-react';
import type { Awake } from '#pwa/keep-awake.ts';
import { Banner } from '#ui/Banner.tsx';

/** Shown only when the screen will not stay on. */
export function AwakeWords({ awake }: { awake: Awake }) {
	if (awake === 'asking' || awake === 'awake') return null;
	return (
		<Banner icon={MonitorX} live="status">
			<strong>
				{awake === 'unknown' ? 'This browser can’t keep the screen on.' : 'The screen may go dark.'}
			</strong>{' '}
			{awake === 'unknown'
				? 'Set the phone’s auto-lock to Never for the drive.'
				: 'Your device won’t keep it on right now, usually to save battery.'}
		</Banner>
	);
}
