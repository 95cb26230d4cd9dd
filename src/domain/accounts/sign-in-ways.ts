import * as z from 'zod/mini';

/** How the person of an account signs in, and what that lets them do now. */
export const signInWaySchema = z.object({
	/** The host that keeps the password, when it is not this site. */
	elsewhere: z.nullable(z.string()),
	/** Whether they have proved who they are so lately that they may delete the account. */
	is_fresh: z.boolean(),
});
export type SignInWay = z.infer<typeof signInWaySchema>;

/** A new password, and the one until now. */
export const passwordChangeSchema = z.object({ current: z.string(), next: z.string() });

/** The password, where it is kept here and the sign-in was not lately. */
export const deletionSchema = z.object({ password: z.optional(z.string()) });
