import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { legWords } from '#domain/trips/travel-words.ts';
import type { Stop } from '#domain/trips/trip.ts';

/**
 * Escapes text for XML 1.0, in an element or in quotes. Characters that no escape can express (controls, lone
 * surrogates) are dropped.
 */
export function xmlText(text: string): string {
	return (
		text
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
			.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
			.replace(/[&<>"]/g, (character) => entities[character] ?? character)
			// XML readers would turn these into plain line breaks.
			.replace(/[\r\u0085\u2028]/g, (character) => `&#${character.codePointAt(0)};`)
	);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes degrees without an exponent, which the schemas reject; exact to about half an inch. */
export function degrees(value: number): string {
	return String(Number(value.toFixed(7))).includes('e') ? '0' : String(Number(value.toFixed(7)));
}

/** A drive as drawn in files. */
export interface LegLine {
	/** "Drive 1", by its place in the trip. */
	name: string;
	words: string;
	/** Pairs of latitude and longitude, exact to a yard. */
	points: [string, string][];
}

/**
 * Returns one line per leg that has a drive: along its road, or straight between the stops when it uses only streets.
 */
export function legLines(stops: readonly Stop[], legs: readonly (LegDrive | null)[]): LegLine[] {
	return legs.flatMap((leg, at) => {
		const ends = [stops[at], stops[at + 1]].flatMap((stop) =>
			stop ? [stop.place.lat, stop.place.long] : [],
		);
		if (leg === null) return [];
		const line = leg.line.length > 0 ? leg.line : ends;
		const points = Array.from({ length: Math.floor(line.length / 2) }, (_, point): [string, string] => [
			(line[point * 2] ?? 0).toFixed(5),
			(line[point * 2 + 1] ?? 0).toFixed(5),
		]);
		return [{ name: `Drive ${at + 1}`, words: legWords(leg), points }];
	});
}
