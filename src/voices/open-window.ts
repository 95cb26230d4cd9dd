/**
 * Opens a window after something was waited for; says whether the browser did.
 * Security: it gets no hold on this one. Asked for with `noopener` or `noreferrer`, a browser would not say whether it opened; so
 * of all links this one lets the blog know which site, not which page, it was opened from.
 */
export function openWindow(address: string): boolean {
	const opened = window.open(address, '_blank');
	if (opened) opened.opener = null;
	return opened !== null;
}
