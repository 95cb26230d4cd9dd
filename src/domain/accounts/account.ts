import * as z from 'zod/mini';

/** A person's account as `GET /account` answers it; times are ISO 8601. */
export const accountSchema = z.object({
	id: z.string(),
	/** The "Internal ID" of the back office. */
	person_id: z.int(),
	/** The provider's id for the person, its `sub`. */
	cognito_id: z.string(),
	googleId: z.nullable(z.string()),
	email: z.nullable(z.string()),
	displayName: z.nullable(z.string()),
	/** `admin`, or `default` when the sign-in names no group. */
	group: z.string(),
	/** 0 none, above 0 editor, 2 fixed. */
	access: z.int(),
	subscriber_status: z.int(),
	/** 1 and 2 carry the PRO badge. */
	paid_status: z.int(),
	subscription_type: z.int(),
	/** Set when the person pays by subscription. */
	stripe_sub_id: z.nullable(z.string()),
	trial_start: z.nullable(z.string()),
	created: z.string(),
	last_modified: z.string(),
});
export type Account = z.infer<typeof accountSchema>;
