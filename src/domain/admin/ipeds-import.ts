/*
 *   POST /api/admin/ipeds/preview   files (multipart): the changes; nothing is written
 *   POST /api/admin/ipeds/import    the same files: imports them; progress as lines of JSON
 */
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const counts = { added: count, changed: count, unchanged: count };

/** The most changed colleges a preview shows field by field. */
export const MOST_SHOWN = 50;

/** A row we leave out, and why. */
const refusedRowSchema = z.object({ file: z.string(), line: count, id: z.string(), reason: z.string() });

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The changes the Department's files would make. */
export const ipedsReportSchema = z.object({
	...counts,
	/** Facts we have that would become "not reported". */
	emptied: count,
	refused: z.array(refusedRowSchema),
	/** The first changed colleges, with their fields before and after; those with an emptied fact come first. */
	changes: z.array(
		z.object({
			ipeds_id: z.int(),
			name: z.string(),
			fields: z.array(z.object({ field: z.string(), before: value, after: value })),
		}),
	),
});
export type IpedsReport = z.infer<typeof ipedsReportSchema>;

/** Progress of an import. `fault` means that it stopped; rows already written stay. */
export const ipedsProgressSchema = z.object({
	...counts,
	done: count,
	of: count,
	fault: z.optional(z.string()),
});
export type IpedsProgress = z.infer<typeof ipedsProgressSchema>;
