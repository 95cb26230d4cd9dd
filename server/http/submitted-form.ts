import type { Context } from 'hono';
import type { BodyData } from 'hono/utils/body';
import { Problem } from './problems.ts';

/** The fields of a submitted form, with all values of a repeated field if `all`; a body of another type has none. */
export async function submittedForm<All extends boolean = false>(
	{ req }: Context,
	all?: All,
): Promise<BodyData<{ all: All }>> {
	try {
		return await req.parseBody({ all: all as All });
	} catch (error) {
		// The platform throws this only for a form that cannot be read.
		if (error instanceof TypeError)
			throw new Problem('bad_body', 'The body is not a form that can be read, or it was cut off.');
		throw error;
	}
}
