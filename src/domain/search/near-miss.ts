/** Returns how many typos a word of this length may have and still match. */
export function slipsAllowed(word: string): number {
	return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/**
 * True when two words differ by at most `slips` edits: a letter added, missing, or changed, or two swapped (optimal
 * string alignment).
 */
export function isNearMiss(a: string, b: string, slips: number): boolean {
	if (Math.abs(a.length - b.length) > slips) return false;
	if (a[0] !== b[0] && a[1] !== b[1]) return false;
	let beforeLast = new Uint8Array(b.length + 1);
	let last = Uint8Array.from(beforeLast, (_, j) => j);
	let row = new Uint8Array(b.length + 1);
	for (let i = 1; i <= a.length; i++) {
		row[0] = i;
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const cost = a[i - 1] === b[j - 1] ? 0 : 1;
			let edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, at(beforeLast, j - 2) + 1);
			row[j] = edits;
			least = Math.min(least, edits);
		}
		if (least > slips) return false;
		[beforeLast, last, row] = [last, row, beforeLast];
	}
	return at(last, b.length) <= slips;
}

function at(row: Uint8Array, j: number): number {
	return row[j] ?? Number.POSITIVE_INFINITY;
}
