import { Hono } from 'hono';
import { LONGEST_EMAIL } from '#domain/forms/email-address.ts';
import type { Noted } from './embedded.ts';
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
		.get('/interaction/:uid', async (c) => {
			const page = c.var.noted.isNew ? pages.signUp : pages.signIn;
			return showPage(c, await page(c.var.base, typedBefore(c)));
		})
		.post('/interaction/:uid/to/:door', async (c) => {
			const door = doors.find((each) => each === c.req.param('door'));
			const { email } = await readStep(c);
			const isSignIn = door === undefined || door === 'sign-in';
			const noted: Noted = {};
			if (email.length <= LONGEST_EMAIL) noted.email = email;
			if (isSignIn) noted.isNew = false;
			await provider.note(c, noted);
			return c.redirect(isSignIn ? c.var.base : `${c.var.base}/${door}`, 303);
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
