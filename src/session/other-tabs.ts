const CHANGED = 'changed';
let channel: BroadcastChannel | undefined;

/** Tells this site's other tabs that someone signed in or out. */
export function announceSessionChange() {
	joined().postMessage(CHANGED);
}

/** Calls back when someone signed in or out in another tab. */
export function onSessionChangeElsewhere(listener: () => void) {
	joined().addEventListener('message', ({ data }) => {
		if (data === CHANGED) listener();
	});
}

/** One channel for both directions: a tab does not hear itself. */
function joined(): BroadcastChannel {
	channel ??= new BroadcastChannel('ctt.session');
	return channel;
}
