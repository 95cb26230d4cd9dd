import {
	type DirectionsAnswer,
	type DirectionsQuestion,
	directionsAnswerSchema,
} from '#domain/roads/directions-call.ts';
import { apiAddress } from './api-address.ts';
import { send } from './request.ts';

/** Asks for a trip's drives along the streets. */
export function askDirections(body: DirectionsQuestion): Promise<DirectionsAnswer> {
	return send({ method: 'POST', address: apiAddress('/public/directions'), body }, directionsAnswerSchema);
}
