import type { SyncPhase } from '#sync/sync-schedule.ts';

interface Missing {
	phase: SyncPhase;
	isReadable: boolean;
	/** "phone" or "computer". */
	device: string;
}

/** Says why a saved trip is not on this device, and if asking the server again can help. */
export function missingWords({ phase, isReadable, device }: Missing) {
	if (!isReadable) {
		return {
			title: 'This trip can’t be read here',
			rest: `This browser won’t let us read what is stored on this ${device}. A private window can cause that.`,
			canRetry: false,
		};
	}
	if (phase.kind === 'stopped') {
		const isOld = phase.why === 'update_needed';
		return {
			title: `This trip is not on this ${device} yet`,
			rest: isOld ? 'Load the new version of this page to get it.' : 'Sign in again to get it.',
			canRetry: false,
		};
	}
	if (phase.kind === 'waiting') {
		const isSignal = phase.why === 'no_signal';
		return {
			title: `This trip is not on this ${device} yet`,
			rest: isSignal
				? 'There’s no signal to get it. It’ll open here once you’re back online.'
				: 'Our server can’t send it right now. It’ll open here as soon as it can.',
			canRetry: true,
		};
	}
	return {
		title: 'We can’t find this trip among yours',
		rest: 'It may be gone for good, or belong to another account.',
		canRetry: true,
	};
}
