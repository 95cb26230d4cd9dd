import { Hono } from 'hono';
import { LONGEST_EMAIL } from '#domain/forms/email-address.ts';
import { doors } from './sign-in-fields.ts';
import {
	letIn,
	readStep,
	type StepEnv,
	type StepOptions,
	showPage,
	trierOf,
	typedBefore,
	waitWords,
} from './sign-in-step.ts';

/** Signs in with a password, or carries the typed email to another way of signing in. */
export function passwordSteps(options: StepOptions) {
	const { ways, pages, provider } = options;
	return new Hono<StepEnv>()
		.get('/interaction/:uid', async (c) => showPage(c, await pages.signIn(c.var.base, typedBefore(c))))
		.post('/interaction/:uid/to/:door', async (c) => {
			const door = doors.find((each) => each === c.req.param('door'));
			const { email } = await readStep(c);
			if (email.length <= LONGEST_EMAIL) await provider.note(c, { email });
			return c.redirect(!door || door === 'sign-in' ? c.var.base : `${c.var.base}/${door}`, 303);
		})
		.post('/interaction/:uid/sign-in', async (c) => {
			const { email, password } = await readStep(c);
			const { login, wait } = await ways.byPassword(await trierOf(c, email, options), password);
			if (login) return letIn(c, login, options);
			const limited = waitWords({ wait });
			if (limited)
				return showPage(c, await pages.signIn(c.var.base, { email, faults: { form: limited } }), 429);
			// Security: the same sentence for an unknown email and a wrong password.
			const fault = `That email and password don’t match. Please try again${pages.hasCodes ? ', or use a code' : ''}.`;
			return showPage(c, await pages.signIn(c.var.base, { email, faults: { password: fault } }), 403);
		});
}
