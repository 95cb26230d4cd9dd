import * as z from 'zod/mini';

/** One device that is signed in to an account; times are ISO 8601. */
export const deviceSessionSchema = z.object({
	id: z.string(),
	/** "Safari on iPhone". */
	device: z.string(),
	/** What its person calls it, "Anna's iPhone"; null when nothing. */
	name: z.nullable(z.string()),
	created: z.string(),
	last_seen: z.string(),
	/** Whether it is the one that asks. */
	is_this: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** The name of a device as its person types it; an empty one takes the name away. */
export const deviceNameSchema = z.object({
	name: z
		.string()
		.check(
			z.trim(),
			z.maxLength(40, 'must have at most 40 characters'),
			z.regex(/^[^\p{C}]*$/u, 'must be plain text'),
		),
});

/** What a device is called. */
export const deviceName = ({ name, device }: Pick<DeviceSession, 'name' | 'device'>) => name ?? device;
