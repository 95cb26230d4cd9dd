/*
 *   GET /api/admin/licences       SoldLicence[]
 *
 * Newest first. Times are ISO 8601.
 */
import * as z from 'zod/mini';
import { licenceSchema } from './licence.ts';

export const soldLicenceSchema = z.extend(licenceSchema, { buyer: z.nullable(z.string()) });
export type SoldLicence = z.infer<typeof soldLicenceSchema>;
