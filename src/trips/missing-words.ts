import { isSessionInDoubt } from '#sync/status.ts';
import type { SyncPhase } from '#sync/sync-schedule.ts';

interface Missing {
	phase: SyncPhase;
	isReadable: boolean;
	/** "phone" or "computer". */
	device: string;
}

/** Says why a saved trip is not on this device, and whether asking the server again can help. */
export function missingWords({ phase, isReadable, device }: Missing) {
	if (!isReadable) {
		return {
			title: 'This trip can’t be read here',
			rest: `This browser won’t let us read what is stored on this ${device}. A private window can cause that.`,
			canRetry: false,
		};
	}
	const why = whyNotHere(phase, 'it');
	if (why !== null)
		return { title: `This trip is not on this ${device} yet`, rest: why, canRetry: phase.kind === 'waiting' };
	return {
		title: 'We can’t find this trip among yours',
		rest: 'It may be gone for good, or belong to another account.',
		canRetry: true,
	};
}

/** Says why the server's trips are not on this device yet; null while they are on their way. */
export function whyNotHere(phase: SyncPhase, trips: 'it' | 'them'): string | null {
	if (phase.kind === 'stopped')
		return isSessionInDoubt(phase)
			? `Sign in again to get ${trips}.`
			: `Load the new version of this page to get ${trips}.`;
	if (phase.kind !== 'waiting') return null;
	const here = trips === 'it' ? 'It’ll open here' : 'They’ll show up here';
	return {
		no_signal: `There’s no signal to get ${trips}. ${here} once you’re back online.`,
		refused: `Our server can’t send ${trips} right now. ${here} as soon as it can.`,
		device: `This browser wouldn’t let us store ${trips} just now.`,
	}[phase.why];
}
