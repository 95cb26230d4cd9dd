import type { WhatIsHere } from './what-is-here.ts';

export { OnDeviceScreen as Component } from './OnDeviceScreen.tsx';

/** What opens with no signal, as it is now; nobody's trips are shown before it is settled who is signed in. */
export async function loader(): Promise<WhatIsHere> {
	const [{ settleSession }, { readWhatIsHere }] = await Promise.all([
		import('#session/settle.ts'),
		import('./what-is-here.ts'),
	]);
	await settleSession();
	return readWhatIsHere();
}
