/*
 *   POST /api/admin/ipeds/preview   files (multipart): what they would change; nothing is written
 *   POST /api/admin/ipeds/import    the same files: writes them, and tells how far it is, a line of JSON each
 */
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const counts = { added: count, changed: count, unchanged: count };

/** So many changed colleges a preview shows field by field. */
export const MOST_SHOWN = 50;

/** A row that is left out, and why. */
const refusedRowSchema = z.object({ file: z.string(), line: count, id: z.string(), reason: z.string() });

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What the Department's files change. */
export const ipedsReportSchema = z.object({
	...counts,
	refused: z.array(refusedRowSchema),
	/** The first of the colleges that change, with their fields before and after. */
	changes: z.array(
		z.object({
			ipeds_id: z.int(),
			name: z.string(),
			fields: z.array(z.object({ field: z.string(), before: value, after: value })),
		}),
	),
});
export type IpedsReport = z.infer<typeof ipedsReportSchema>;

/** How far an import is; `fault` says that it goes no further. What is done stays. */
export const ipedsProgressSchema = z.object({
	...counts,
	done: count,
	of: count,
	fault: z.optional(z.string()),
});
export type IpedsProgress = z.infer<typeof ipedsProgressSchema>;
