import { SHELL } from './shell.ts';

/**
 * From now on, reloads the page when the browser blocks something and a page opened now would have a different policy:
 * a page keeps the policy it opened with, and an admin may have chosen another host for the video since.
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
		// If a worker answers, it answers from this device, as it will answer the reload.
		const { headers } = await fetch(SHELL);
		if (headers.get('Content-Security-Policy') !== policy) location.reload();
	} catch (error) {
		// Without a signal, the blocked content would not arrive either.
		console.warn('This page could not see whether its policy is the latest', error);
	}
}
