/**
 * Returns the files just chosen in an input, and empties it: otherwise Chromium reports no change when the same files
 * are chosen again, to continue or after a correction.
 */
export function takeFiles(input: Pick<HTMLInputElement, 'files' | 'value'>): File[] {
	const files = [...(input.files ?? [])];
	input.value = '';
	return files;
}
