/**
 * Opens a window after something was waited for; says whether the browser did.
 * Security: it gets no hold on this one. Asked for with `noopener`, a browser would not say whether it opened.
 */
export function openWindow(address: string): boolean {
	const opened = window.open(address, '_blank');
	if (opened) opened.opener = null;
	return opened !== null;
}
