/**
 * Opens a window after a wait; returns true when the browser did. Security: the window gets no reference to this one.
 * With `noopener` or `noreferrer` a browser would not tell whether it opened, so this is the one link that shows the
 * blog which site, though not which page, it was opened from.
 */
export function openWindow(address: string): boolean {
	const opened = window.open(address, '_blank');
	if (opened) opened.opener = null;
	return opened !== null;
}
