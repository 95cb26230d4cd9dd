import { Hono } from 'hono';
import { codeLimits, passwordLimits } from './door-limits.ts';
import { emailFault, passwordFault } from './form-fields.ts';
import { readStep, type StepEnv, type StepOptions, showPage, tooOften } from './sign-in-step.ts';

/** Signing in with a password, and signing up for one. */
export function passwordSteps(options: StepOptions) {
	const { provider, doors, pages } = options;
	return new Hono<StepEnv>()
		.get('/interaction/:uid', async (c) => showPage(c, await pages.signIn(c.var.base, {})))
		.post('/interaction/:uid/sign-in', async (c) => {
			const { email, password, address } = await readStep(c, options);
			const limited = await tooOften(options, passwordLimits(email, address));
			if (limited)
				return showPage(c, await pages.signIn(c.var.base, { email, faults: { form: limited } }), 429);
			const login = await doors.byPassword(email, password);
			if (login) return c.redirect(await provider.signInAs(c, login.id, c.var.interaction), 303);
			// Security: one sentence for an unknown e-mail and for a wrong password.
			const form = 'That e-mail and password do not belong together. Please try again, or use a code.';
			return showPage(c, await pages.signIn(c.var.base, { email, faults: { form } }), 403);
		})
		.get('/interaction/:uid/sign-up', async (c) => showPage(c, await pages.signUp(c.var.base, {})))
		.post('/interaction/:uid/sign-up', async (c) => {
			const { email, password, address } = await readStep(c, options);
			const faults = { email: emailFault(email), password: passwordFault(password, email) };
			if (faults.email || faults.password) {
				return showPage(c, await pages.signUp(c.var.base, { email, faults }), 400);
			}
			const limited = await tooOften(options, codeLimits(email, address));
			if (limited)
				return showPage(c, await pages.signUp(c.var.base, { email, faults: { form: limited } }), 429);
			await doors.sendCode({ interaction: c.var.interaction, purpose: 'sign-up', email, password });
			return c.redirect(`${c.var.base}/check`, 303);
		});
}
