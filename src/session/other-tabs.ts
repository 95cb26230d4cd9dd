const SIGNED_OUT = 'signed out';
const channel = () => new BroadcastChannel('ctt.session');

/** Tells this site's other tabs that nobody is signed in any more. */
export function announceSignOut() {
	const tabs = channel();
	tabs.postMessage(SIGNED_OUT);
	tabs.close();
}

/** Calls back when another tab has signed out. */
export function onSignOutElsewhere(listener: () => void) {
	channel().addEventListener('message', ({ data }) => {
		if (data === SIGNED_OUT) listener();
	});
}
