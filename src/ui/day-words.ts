/** A day as people say it, "Dec 21", with the year when it is not this one. `time` is anything that a date can be read from. */
export function dayWords(time: string | number, now = new Date()): string {
	const date = new Date(time);
	const isThisYear = date.getFullYear() === now.getFullYear();
	return date.toLocaleDateString('en-US', {
		...{ month: 'short', day: 'numeric' },
		...(!isThisYear && { year: 'numeric' }),
	});
}
