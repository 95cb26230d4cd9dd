import * as z from 'zod/mini';
import { readJson } from '#domain/read-json.ts';
import { base64urlToText, textToBase64url } from '#domain/sync/base64url.ts';
import { type StopPlace, stopTypes } from '#domain/trips/stop-place.ts';

/** Name of the field of KML, and of the column of a table, that holds a stop's mark. */
export const MARK = 'tour_trails';

const PREFIX = 'tour-trails:';
const markSchema = z.tuple([z.enum(stopTypes), z.string(), z.string(), z.string()]);

/**
 * Our facts about a place, as a word that other maps keep without reading it; with its name and point, that is the
 * whole place.
 */
export function placeMark({ type, code, city, state }: StopPlace): string {
	return PREFIX + textToBase64url(JSON.stringify([type, code, city, state]));
}

/** Reads a mark; null for other people's words. */
export function readPlaceMark(mark: string): Pick<StopPlace, 'type' | 'code' | 'city' | 'state'> | null {
	const text = mark.startsWith(PREFIX) ? base64urlToText(mark.slice(PREFIX.length)) : null;
	const read = markSchema.safeParse(readJson(text ?? ''));
	if (!read.success) return null;
	const [type, code, city, state] = read.data;
	return { type, code, city, state };
}
