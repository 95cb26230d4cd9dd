/** A number of bytes in words: "14 kB", "4.1 MB"; never 0. */
export function sizeWords(bytes: number): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1000));
	return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
