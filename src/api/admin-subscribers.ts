import * as z from 'zod/mini';
import { type ListedSubscriber, listedSubscriberSchema } from '#domain/newsletter/listed-subscriber.ts';
import { getJson } from './request.ts';

/** Every subscriber of the newsletter. */
export const readSubscribers = (): Promise<ListedSubscriber[]> =>
	getJson('/admin/subscribers', z.array(listedSubscriberSchema));
