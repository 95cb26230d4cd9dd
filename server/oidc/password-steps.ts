import { Hono } from 'hono';
import { passwordFault } from '#domain/accounts/password-rule.ts';
import { emailFault } from './form-fields.ts';
import { leaveToSendCode } from './login-limits.ts';
import {
	letIn,
	readStep,
	type StepEnv,
	type StepOptions,
	showPage,
	trierOf,
	waitWords,
} from './sign-in-step.ts';

/** Signs in with a password, and signs up for one. */
export function passwordSteps(options: StepOptions) {
	const { ways, pages, stores, now } = options;
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
		})
		.get('/interaction/:uid/sign-up', async (c) => showPage(c, await pages.signUp(c.var.base, {})))
		.post('/interaction/:uid/sign-up', async (c) => {
			if (!pages.hasCodes) return showPage(c, await pages.signUp(c.var.base, {}), 503);
			const { email, password } = await readStep(c);
			const faults = { email: emailFault(email), password: passwordFault(password, email) };
			if (faults.email || faults.password) {
				return showPage(c, await pages.signUp(c.var.base, { email, faults }), 400);
			}
			const trier = await trierOf(c, email, options);
			const limited = waitWords(await leaveToSendCode(stores.rateLimits, trier, now()));
			if (limited)
				return showPage(c, await pages.signUp(c.var.base, { email, faults: { form: limited } }), 429);
			await ways.sendCode({ interaction: c.var.interaction, purpose: 'sign-up', email, password });
			return c.redirect(`${c.var.base}/check`, 303);
		});
}
