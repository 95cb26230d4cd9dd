/** `changed`: someone signed in or out; `ended`: the server has ended the session, which the person must be told. */
type SessionNews = 'changed' | 'ended';

let channel: BroadcastChannel | undefined;

/** Tells this site's other tabs that someone signed in or out. */
export const announceSessionChange = () => announce('changed');

/** Tells other tabs that the server has ended the session, once they know that it is over. */
export const announceSessionEnd = () => announce('ended');

const announce = (news: SessionNews) => joined().postMessage(news);

/** Calls back with news from another tab. */
export function onSessionChangeElsewhere(listener: (news: SessionNews) => void) {
	joined().addEventListener('message', ({ data }) => {
		if (data === 'changed' || data === 'ended') listener(data);
	});
}

/** One channel for both directions: a tab does not hear itself. */
function joined(): BroadcastChannel {
	channel ??= new BroadcastChannel('ctt.session');
	return channel;
}
