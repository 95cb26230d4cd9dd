import * as z from 'zod/mini';
import {
	type GivenDonation,
	givenDonationSchema,
	type ListedSubscriber,
	listedSubscriberSchema,
	type SoldLicence,
	soldLicenceSchema,
} from '#domain/admin/ledgers.ts';
import { type OutboxEntry, outboxEntrySchema } from '#domain/admin/outbox.ts';
import { type NewPromoCode, type PromoCode, promoCodeSchema } from '#domain/billing/promo-code.ts';
import { apiAddress } from './api-address.ts';
import { getJson, send } from './request.ts';

const CODES = '/admin/promo-codes';
const OUTBOX = '/admin/outbox';
const codes = z.array(promoCodeSchema);

/** Reads every licence sold, every donation, subscriber and promo code, and the latest emails. @throws ApiError */
export const readLicences = (): Promise<SoldLicence[]> =>
	getJson('/admin/licences', z.array(soldLicenceSchema));
export const readDonations = (): Promise<GivenDonation[]> =>
	getJson('/admin/donations', z.array(givenDonationSchema));
export const readSubscribers = (): Promise<ListedSubscriber[]> =>
	getJson('/admin/subscribers', z.array(listedSubscriberSchema));
export const readPromoCodes = (): Promise<PromoCode[]> => getJson(CODES, codes);
export const readOutbox = (): Promise<OutboxEntry[]> => getJson(OUTBOX, z.array(outboxEntrySchema));

/** Creates a promo code; returns all of them. @throws ApiError `bad_body` when the code exists */
export const makePromoCode = (wanted: NewPromoCode): Promise<PromoCode[]> =>
	send({ method: 'POST', address: apiAddress(CODES), body: wanted }, codes);

/** Ends a promo code; returns all of them. @throws ApiError */
export const endPromoCode = (code: string): Promise<PromoCode[]> =>
	send({ method: 'POST', address: apiAddress(`${CODES}/end`), body: { code } }, codes);

/** Queues an email again after it was given up; returns it. @throws ApiError `bad_body` when it has expired */
export const retryMail = (id: number): Promise<OutboxEntry> =>
	send({ method: 'POST', address: apiAddress(`${OUTBOX}/retry`), body: { id } }, outboxEntrySchema);
