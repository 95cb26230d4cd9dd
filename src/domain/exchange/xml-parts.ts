import type { LegDrive } from '#domain/trips/drive-estimate.ts';

/** A text as it may stand in XML 1.0, in an element or in quotes: what no escape can bring in (controls, half letters) is left out. */
export function xmlText(text: string): string {
	return (
		text
			// biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are taken out.
			.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
			.replace(/[&<>"]/g, (character) => entities[character] ?? character)
			// Readers make a plain line break of these.
			.replace(/[\r\u0085\u2028]/g, (character) => `&#${character.codePointAt(0)};`)
	);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Degrees without an exponent, which the schemas do not know; a hand's breadth exact. */
export function degrees(value: number): string {
	return String(Number(value.toFixed(7))).includes('e') ? '0' : String(Number(value.toFixed(7)));
}

/** The ways along the highways, one for each leg that has one: pairs of latitude and longitude, a yard exact. */
export function legLines(legs: readonly (LegDrive | null)[]): [string, string][][] {
	return legs
		.filter((leg) => leg !== null)
		.filter(({ line }) => line.length > 0)
		.map(({ line }) =>
			Array.from({ length: Math.floor(line.length / 2) }, (_, at) => [
				(line[at * 2] ?? 0).toFixed(5),
				(line[at * 2 + 1] ?? 0).toFixed(5),
			]),
		);
}
