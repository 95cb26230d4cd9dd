/**
 * From now on, loads the page anew when the browser refuses it something and a page opened now has another policy: a
 * page keeps the one it opened with, and an admin may have chosen another host for the video since.
 */
export function reloadIfRefused(): void {
	document.addEventListener(
		'securitypolicyviolation',
		({ originalPolicy }) => void reloadUnlessLatest(originalPolicy),
		{ once: true },
	);
}

async function reloadUnlessLatest(policy: string): Promise<void> {
	try {
		// Where a worker answers, from this device, as it will answer the reload.
		const { headers } = await fetch('/index.html');
		if (headers.get('Content-Security-Policy') !== policy) location.reload();
	} catch (error) {
		// Without a signal, what was refused would not come either.
		console.warn('This page could not see whether its policy is the latest', error);
	}
}
