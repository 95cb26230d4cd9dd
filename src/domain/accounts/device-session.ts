import * as z from 'zod/mini';
import { isOneLine } from '../forms/rules.ts';

/** A device signed in to an account; times are ISO 8601. */
export const deviceSessionSchema = z.object({
	id: z.string(),
	/** "Safari on iPhone". */
	device: z.string(),
	/** The name its owner gave it, "Anna's iPhone", or null. */
	name: z.nullable(z.string()),
	created: z.string(),
	last_seen: z.string(),
	/** True for the device that sends the request. */
	is_this: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

export const LONGEST_DEVICE_NAME = 40;

/** A device's name as its owner types it; an empty one removes the name. */
export const deviceNameSchema = z.object({
	name: z
		.string()
		.check(
			z.trim(),
			z.maxLength(LONGEST_DEVICE_NAME, `must have at most ${LONGEST_DEVICE_NAME} characters`),
			z.refine(isOneLine, 'must be one line of plain text'),
		),
});
export type DeviceName = z.input<typeof deviceNameSchema>;

export const deviceName = ({ name, device }: Pick<DeviceSession, 'name' | 'device'>) => name ?? device;
