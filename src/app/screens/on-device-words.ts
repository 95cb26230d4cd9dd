import type { AppOnDevice } from '#pwa/app-on-device.ts';

/** Says if what this device holds opens with no signal; `device` is "phone" or "computer". */
export function onDeviceWords(
	{ isReachable, app }: { isReachable: boolean; app: AppOnDevice },
	device: string,
): string {
	if (!isReachable)
		return 'Everything here still works. Guides and articles you haven’t opened yet will load once you’re back online.';
	// Keeps its line, so that nothing moves when the answer comes.
	if (app === 'unknown') return '\u00a0';
	if (app === 'no_app')
		return `The app is not on this ${device} yet, so none of this opens without a signal. It downloads while you stay here. A private window, or a browser inside another app, can’t keep it.`;
	return 'All of this works with no signal, too.';
}
