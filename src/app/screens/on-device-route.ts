import type { WhatIsHere } from './what-is-here.ts';

export { OnDeviceScreen as Component } from './OnDeviceScreen.tsx';

/**
 * The current list of everything that opens without a signal; nobody's trips are shown before it is settled who is
 * signed in.
 */
export async function loader(): Promise<WhatIsHere> {
	const [{ settleSession }, { readWhatIsHere }] = await Promise.all([
		import('#session/settle.ts'),
		import('./what-is-here.ts'),
	]);
	await settleSession();
	return readWhatIsHere();
}
