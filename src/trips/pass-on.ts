import { downloadFile } from '#ui/download-file.ts';

/** True when there is a share sheet that beats copying: on phones, but not on computers, even if they have one. */
export function hasShareSheet(): boolean {
	return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Hands a link or a file to the phone's own share sheet; false if that failed. */
export async function openShareSheet(sent: ShareData): Promise<boolean> {
	try {
		await navigator.share(sent);
		return true;
	} catch (error) {
		// Closing the share sheet is an answer, not a failure.
		if (error instanceof DOMException && error.name === 'AbortError') return true;
		console.warn('The share sheet did not open', error);
		return false;
	}
}

/** Gives a file to the phone's share sheet if that accepts it, otherwise to the downloads. */
export async function passOnFile(file: File): Promise<'shared' | 'saved'> {
	const sent = { files: [file], title: file.name };
	if (hasShareSheet() && navigator.canShare?.(sent) && (await openShareSheet(sent))) return 'shared';
	downloadFile(file);
	return 'saved';
}
