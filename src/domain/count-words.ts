/** A count with its noun: "1 stop", "4 stops", "2 campuses". */
export function countWords(count: number, word: string, words = `${word}s`): string {
	return count === 1 ? `1 ${word}` : `${count} ${words}`;
}
