/** A seed number for any text (FNV-1a). */
export function seedOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return hash >>> 8;
}

/** A 32-bit finalizer: neighboring numbers come out unrelated. */
export function scramble(value: number): number {
	let bits = value | 0;
	bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
	bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
	return (bits ^ (bits >>> 16)) >>> 0;
}
