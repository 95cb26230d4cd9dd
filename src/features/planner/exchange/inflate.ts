/**
 * Unpacks deflated bytes; returns null when they are not deflate or are cut short, 'too_large' past `most` bytes.
 * Security: it stops there, because a few bytes can expand to a gigabyte of blanks.
 */
export async function inflate(
	packed: Uint8Array<ArrayBuffer>,
	most: number,
): Promise<Uint8Array<ArrayBuffer> | 'too_large' | null> {
	const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
			parts.push(value);
			size += value.length;
			if (size > most) {
				await reader.cancel();
				return 'too_large';
			}
		}
	} catch (error) {
		// Each engine has its own errors for this.
		console.warn('This is not packed as it says', error);
		return null;
	}
}
