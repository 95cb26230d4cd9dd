import type { WhatIsHere } from './what-is-here.ts';

export { OnDeviceScreen as Component } from './OnDeviceScreen.tsx';

/** Lists everything that opens without a signal; shows no trips until it is known who is signed in. */
export async function loader(): Promise<WhatIsHere> {
	const [{ knownSession }, { readWhatIsHere }] = await Promise.all([
		import('#session/confirm-session.ts'),
		import('./what-is-here.ts'),
	]);
	await knownSession();
	return readWhatIsHere();
}
