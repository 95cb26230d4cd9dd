/*
 *   POST /api/public/directions { points, legs, matrix } → { drives, again_in }
 *
 * A trip's drives along the streets, from a directions service, in one request.
 */
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { roadDriveSchema } from './road-drives.ts';

const latitude = z.number().check(z.gte(-90), z.lte(90));
const longitude = z.number().check(z.gte(-180), z.lte(180));

/** A trip's stops in order, and the wanted drives between them. */
export const directionsQuestionSchema = z.object({
	points: z
		.array(z.object({ lat: latitude, long: longitude }))
		.check(z.minLength(2), z.maxLength(limits.stopsPerTrip)),
	/** The legs that need a line and steps, by the index of the point where they start, from 0. */
	legs: z
		.array(z.int().check(z.gte(0), z.lte(limits.stopsPerTrip - 2)))
		.check(z.maxLength(limits.stopsPerTrip - 1)),
	/** True to get miles and minutes between all points. */
	matrix: z.boolean(),
});
export type DirectionsQuestion = z.infer<typeof directionsQuestionSchema>;

/** The drives known so far. */
export const directionsAnswerSchema = z.object({
	/** Indexes of the two points; `drive` is null if the service has no road. */
	drives: z.array(z.object({ from: z.int(), to: z.int(), drive: z.nullable(roadDriveSchema) })),
	/** Seconds until the rest is worth asking for; null if there is no more to come. */
	again_in: z.nullable(z.number()),
});
export type DirectionsAnswer = z.infer<typeof directionsAnswerSchema>;
