const PRIME = 0x01000193;

/** A name for an account's database that does not reveal its id: 64 bits of FNV-1a, which never leave the device. */
export function accountHash(accountId: string): string {
	return [0x811c9dc5, 0x050c5d1f].map((seed) => fnv1a(accountId, seed)).join('');
}

function fnv1a(text: string, seed: number): string {
	let hash = seed;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
	return (hash >>> 0).toString(16).padStart(8, '0');
}
