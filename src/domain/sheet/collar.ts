/** A latitude or longitude as printed in a map's collar, to the second: `42°20′10″ N`. */
export function degreesMinutesSeconds(
	degrees: number,
	[positive, negative]: readonly [string, string],
): string {
	const seconds = Math.round(Math.abs(degrees) * 3600);
	const padded = (value: number) => String(value).padStart(2, '0');
	return `${Math.floor(seconds / 3600)}°${padded(Math.floor(seconds / 60) % 60)}′${padded(seconds % 60)}″ ${degrees < 0 ? negative : positive}`;
}
