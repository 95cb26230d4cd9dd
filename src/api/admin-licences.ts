import * as z from 'zod/mini';
import { type SoldLicence, soldLicenceSchema } from '#domain/licences/sold-licence.ts';
import { getJson } from './request.ts';

/** Every licence sold. */
export const readLicences = (): Promise<SoldLicence[]> =>
	getJson('/admin/licences', z.array(soldLicenceSchema));
