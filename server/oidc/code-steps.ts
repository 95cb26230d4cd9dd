import { Hono } from 'hono';
import { passwordFault } from '#domain/accounts/password-rule.ts';
import { numberWord } from '#domain/number-words.ts';
import { TRIES } from './login-code-store.ts';
import { leaveToGuess } from './login-limits.ts';
import { codePages, drawAsking, type Purpose, sendAgain, sendCode } from './send-code.ts';
import {
	letIn,
	readStep,
	type StepContext,
	type StepEnv,
	type StepOptions,
	showPage,
	trierOf,
	typedBefore,
	waitWords,
} from './sign-in-step.ts';

/** Signs up, signs in or sets a new password, each with a code sent by email. */
export function codeSteps(options: StepOptions) {
	const steps = new Hono<StepEnv>()
		.get('/interaction/:uid/check', (c) => askForDigits(c, options))
		.post('/interaction/:uid/check', (c) => checkCode(c, options))
		.post('/interaction/:uid/again', (c) => sendAgain(c, options));
	for (const purpose of Object.keys(codePages) as Purpose[]) {
		const { door } = codePages[purpose];
		steps
			.get(`/interaction/:uid/${door}`, async (c) =>
				showPage(c, await drawAsking(c, options, { ...typedBefore(c), purpose })),
			)
			.post(`/interaction/:uid/${door}`, (c) => sendCode(c, options, purpose));
	}
	return steps;
}

const OVER = 'That code has expired or was already used. Get a new one.';

async function askForDigits(c: StepContext, options: StepOptions): Promise<Response> {
	const { pages, stores, now } = options;
	const waiting = await stores.loginCodes.waiting(c.var.interaction, now());
	if (waiting) return showPage(c, await pages.check(c.var.base, waiting, {}));
	const { purpose } = c.var.noted;
	if (!purpose) return c.redirect(c.var.base, 303);
	const fields = { ...typedBefore(c), purpose, faults: { form: OVER } };
	return showPage(c, await drawAsking(c, options, fields), 410);
}

async function checkCode(c: StepContext, options: StepOptions): Promise<Response> {
	const { ways, pages, stores, now } = options;
	const { code, password } = await readStep(c);
	const waiting = await stores.loginCodes.waiting(c.var.interaction, now());
	if (!waiting) return c.redirect(`${c.var.base}/check`, 303);
	// An unacceptable password uses up no try, and leaves the code valid.
	const fault = waiting.purpose === 'reset' ? passwordFault(password, waiting.email) : undefined;
	if (fault) {
		const fields = { code, faults: { password: fault } };
		return showPage(c, await pages.check(c.var.base, waiting, fields), 400);
	}
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
	const wrong = `That code isn’t right, or it has been tried ${numberWord(TRIES)} times. Check it, or get a new one.`;
	const faults = limited ? { form: limited } : { code: wrong };
	return showPage(c, await pages.check(c.var.base, waiting, { faults }), limited ? 429 : 403);
}
