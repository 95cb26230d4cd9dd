const CHANGED = 'changed';
let channel: BroadcastChannel | undefined;

/** Tells this site's other tabs that somebody has signed in or out. */
export function announceSessionChange() {
	joined().postMessage(CHANGED);
}

/** Calls back when somebody has signed in or out in another tab. */
export function onSessionChangeElsewhere(listener: () => void) {
	joined().addEventListener('message', ({ data }) => {
		if (data === CHANGED) listener();
	});
}

/** One for speaking and listening: a tab does not hear itself. */
function joined(): BroadcastChannel {
	channel ??= new BroadcastChannel('ctt.session');
	return channel;
}
