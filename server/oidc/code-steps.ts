import { Hono } from 'hono';
import { passwordFault } from '#domain/accounts/password-rule.ts';
import { numberWord } from '#domain/number-words.ts';
import { emailFault } from './form-fields.ts';
import { TRIES } from './login-code-store.ts';
import { leaveToGuess, leaveToSendCode } from './login-limits.ts';
import {
	letIn,
	readStep,
	type StepContext,
	type StepEnv,
	type StepOptions,
	showPage,
	trierOf,
	waitWords,
} from './sign-in-step.ts';

/** Signs in with a code sent by email, and sets a new password with one. */
export function codeSteps(options: StepOptions) {
	const { pages } = options;
	return new Hono<StepEnv>()
		.get('/interaction/:uid/code', async (c) => showPage(c, await pages.code(c.var.base, {})))
		.post('/interaction/:uid/code', (c) => sendCode(c, options, 'sign-in'))
		.get('/interaction/:uid/reset', async (c) => showPage(c, await pages.reset(c.var.base, {})))
		.post('/interaction/:uid/reset', (c) => sendCode(c, options, 'reset'))
		.get('/interaction/:uid/check', async (c) => {
			const waiting = await options.stores.loginCodes.waiting(c.var.interaction, options.now());
			if (!waiting) return c.redirect(c.var.base, 303);
			return showPage(c, await pages.check(c.var.base, waiting, {}));
		})
		.post('/interaction/:uid/check', (c) => checkCode(c, options));
}

async function sendCode(
	c: StepContext,
	options: StepOptions,
	purpose: 'sign-in' | 'reset',
): Promise<Response> {
	const { ways, pages, stores, now } = options;
	const draw = purpose === 'reset' ? pages.reset : pages.code;
	if (!pages.hasCodes) return showPage(c, await draw(c.var.base, {}), 503);
	const { email } = await readStep(c);
	const fault = emailFault(email);
	if (fault) return showPage(c, await draw(c.var.base, { email, faults: { email: fault } }), 400);
	const trier = await trierOf(c, email, options);
	const limited = waitWords(await leaveToSendCode(stores.rateLimits, trier, now()));
	if (limited) return showPage(c, await draw(c.var.base, { email, faults: { form: limited } }), 429);
	await ways.sendCode({ interaction: c.var.interaction, purpose, email });
	return c.redirect(`${c.var.base}/check`, 303);
}

async function checkCode(c: StepContext, options: StepOptions): Promise<Response> {
	const { ways, pages, stores, now } = options;
	const { code, password } = await readStep(c);
	const waiting = await stores.loginCodes.waiting(c.var.interaction, now());
	if (!waiting) return c.redirect(c.var.base, 303);
	// An unacceptable password uses up no try.
	const fault = waiting.purpose === 'reset' ? passwordFault(password, waiting.email) : undefined;
	if (fault) return showPage(c, await pages.check(c.var.base, waiting, { faults: { password: fault } }), 400);
	// Guessing at a code with no tries left reveals nothing.
	const leave =
		waiting.tries_left > 0
			? await leaveToGuess(stores.rateLimits, await trierOf(c, waiting.email, options), now())
			: undefined;
	const limited = leave && waitWords(leave);
	const login = limited ? undefined : await ways.byCode(c.var.interaction, code, password);
	if (login) {
		await leave?.giveBack();
		return letIn(c, login, options);
	}
	const wrong = `That code isn’t right, or it has been tried ${numberWord(TRIES)} times. Check it, or go back and get a new one.`;
	const faults = limited ? { form: limited } : { code: wrong };
	return showPage(c, await pages.check(c.var.base, waiting, { faults }), limited ? 429 : 403);
}
