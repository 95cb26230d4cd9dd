import * as z from 'zod/mini';
import { readJson } from '#domain/read-json.ts';
import { base64urlToText, textToBase64url } from '#domain/sync/base64url.ts';
import { type StopPlace, stopTypes } from '#domain/trips/stop-place.ts';

/** Name of the field of KML, and of the column of a table, that holds a stop's mark. */
export const MARK = 'tour_trails';

const PREFIX = 'tour-trails:';
const markSchema = z.tuple([z.enum(stopTypes), z.string(), z.string(), z.string(), z.optional(z.string())]);

interface PlaceMark extends Omit<StopPlace, 'name' | 'lat' | 'long'> {
	/** The place's name when it was marked; null in files from before this field existed. */
	name: string | null;
}

/**
 * Encodes our facts about a place as a word that other maps keep without reading; together with its point, that is the
 * whole place. It includes the name because people edit files: the facts belong to the place with that name.
 */
export function placeMark({ type, code, city, state, name }: StopPlace): string {
	return PREFIX + textToBase64url(JSON.stringify([type, code, city, state, name]));
}

/** Reads a mark; null for other people's words. */
export function readPlaceMark(mark: string): PlaceMark | null {
	const text = mark.startsWith(PREFIX) ? base64urlToText(mark.slice(PREFIX.length)) : null;
	const read = markSchema.safeParse(readJson(text ?? ''));
	if (!read.success) return null;
	const [type, code, city, state, name = null] = read.data;
	return { type, code, city, state, name };
}
