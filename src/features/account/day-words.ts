/** A day as it is said: "Nov 21, 2026". */
export function dayWords(time: string | number): string {
	return new Date(time).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
