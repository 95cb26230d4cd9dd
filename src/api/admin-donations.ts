import * as z from 'zod/mini';
import { type GivenDonation, givenDonationSchema } from '#domain/donations/given-donation.ts';
import { getJson } from './request.ts';

/** Every donation. */
export const readDonations = (): Promise<GivenDonation[]> =>
	getJson('/admin/donations', z.array(givenDonationSchema));
