import * as z from 'zod/mini';

/** How an account's owner signs in, and what that lets them do now. */
export const signInWaySchema = z.object({
	/** The host that stores the password; null when this site does. */
	elsewhere: z.nullable(z.string()),
	/** True when they signed in recently enough to delete the account. */
	is_fresh: z.boolean(),
});
export type SignInWay = z.infer<typeof signInWaySchema>;

export const passwordChangeSchema = z.object({ current: z.string(), next: z.string() });
export type PasswordChange = z.input<typeof passwordChangeSchema>;

/** The password, required when it is stored here and the sign-in is not recent. */
export const deletionSchema = z.object({ password: z.optional(z.string()) });
export type Deletion = z.input<typeof deletionSchema>;
