import { Hono } from 'hono';
import {
	letIn,
	readStep,
	type StepEnv,
	type StepOptions,
	showPage,
	trierOf,
	waitWords,
} from './sign-in-step.ts';

/** Signs in with a password. */
export function passwordSteps(options: StepOptions) {
	const { ways, pages } = options;
	return new Hono<StepEnv>()
		.get('/interaction/:uid', async (c) => showPage(c, await pages.signIn(c.var.base, {})))
		.post('/interaction/:uid/sign-in', async (c) => {
			const { email, password } = await readStep(c);
			const { login, wait } = await ways.byPassword(await trierOf(c, email, options), password);
			if (login) return letIn(c, login, options);
			const limited = waitWords({ wait });
			if (limited)
				return showPage(c, await pages.signIn(c.var.base, { email, faults: { form: limited } }), 429);
			// Security: the same sentence for an unknown email and a wrong password.
			const form = `That email and password don’t match. Please try again${pages.hasCodes ? ', or use a code' : ''}.`;
			return showPage(c, await pages.signIn(c.var.base, { email, faults: { form } }), 403);
		});
}
