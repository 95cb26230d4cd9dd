/** Copies a link; false when the browser does not let the page copy. */
export async function copyLink(link: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(link);
		return true;
	} catch (error) {
		console.warn('The browser does not let the page copy', error);
		return false;
	}
}

/** Whether there is a share sheet that is better than copying: on phones, not on computers that have one too. */
export function hasShareSheet(): boolean {
	return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Hands a link to the phone's own share sheet; false when that did not work. */
export async function shareLink(link: { title: string; url: string }): Promise<boolean> {
	try {
		await navigator.share(link);
		return true;
	} catch (error) {
		// Closing the share sheet is an answer, not a failure.
		if (error instanceof DOMException && error.name === 'AbortError') return true;
		console.warn('The share sheet did not open', error);
		return false;
	}
}
