import * as z from 'zod/mini';
import {
	type ListedSubscriber,
	listedSubscriberSchema,
	type Unsubscription,
} from '#domain/newsletter/listed-subscriber.ts';
import { getJson, send } from './request.ts';

const SUBSCRIBERS = '/admin/subscribers';

/** Every subscriber of the newsletter. */
export const readSubscribers = (): Promise<ListedSubscriber[]> =>
	getJson(SUBSCRIBERS, z.array(listedSubscriberSchema));

/** Takes an address off the newsletter's list; returns it. @throws ApiError `not_found` when it is not on the list */
export const unsubscribe = (email: string): Promise<ListedSubscriber> =>
	send<ListedSubscriber, Unsubscription>(`${SUBSCRIBERS}/unsubscribe`, listedSubscriberSchema, {
		body: { email },
	});
