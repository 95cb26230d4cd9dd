import {
	type DirectionsAnswer,
	type DirectionsQuestion,
	directionsAnswerSchema,
} from '#domain/roads/directions-call.ts';
import { send } from './request.ts';

/** Asks for a trip's drives along the streets. */
export function askDirections(body: DirectionsQuestion): Promise<DirectionsAnswer> {
	return send<DirectionsAnswer, DirectionsQuestion>('/public/directions', directionsAnswerSchema, { body });
}
