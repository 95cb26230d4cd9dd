import * as z from 'zod/mini';

/** One device that is signed in to an account; times are ISO 8601. */
export const deviceSessionSchema = z.object({
	id: z.string(),
	/** "Safari on iPhone". */
	device: z.string(),
	created: z.string(),
	last_seen: z.string(),
	/** Whether it is the one that asks. */
	is_this: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
