/** Copies a text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch (error) {
		console.warn('The browser does not let the page copy', error);
		return false;
	}
}
