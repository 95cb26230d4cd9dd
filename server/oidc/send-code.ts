import { passwordFault } from '#domain/accounts/password-rule.ts';
import { emailFault } from './form-fields.ts';
import type { LoginCode } from './login-code-store.ts';
import { leaveToSendCode, leaveToSignUp } from './login-limits.ts';
import type { Door, Fields } from './sign-in-fields.ts';
import {
	readStep,
	type StepContext,
	type StepOptions,
	showPage,
	trierOf,
	waitWords,
} from './sign-in-step.ts';

export type Purpose = LoginCode['purpose'];

/** For each purpose of a code, the end of the address where it is requested, and the page. */
export const codePages = {
	'sign-up': { door: 'sign-up', page: 'signUp' },
	'sign-in': { door: 'code', page: 'code' },
	reset: { door: 'reset', page: 'reset' },
} as const satisfies Record<Purpose, { door: Door; page: string }>;

export const drawAsking = (
	c: StepContext,
	{ pages }: StepOptions,
	{ purpose, ...fields }: Fields & { purpose: Purpose },
) => pages[codePages[purpose].page](c.var.base, fields);

/** Sends a code to the email in the form, and goes on to the page that takes it. */
export async function sendCode(c: StepContext, options: StepOptions, purpose: Purpose): Promise<Response> {
	const { ways, pages, provider, stores, now } = options;
	const draw = (fields: Fields) => drawAsking(c, options, { purpose, ...fields });
	if (!pages.hasCodes) return showPage(c, await draw({}), 503);
	const { email, password } = await readStep(c);
	const isNew = purpose === 'sign-up';
	const faults = { email: emailFault(email), password: isNew ? passwordFault(password, email) : undefined };
	if (faults.email || faults.password) return showPage(c, await draw({ email, faults }), 400);
	const tooMany = async (form: string) => showPage(c, await draw({ email, faults: { form } }), 429);
	const wait = isNew && waitWords(await leaveToSignUp(stores.rateLimits, c.var.interaction, now()));
	if (wait) return tooMany(wait);
	const asked = { interaction: c.var.interaction, purpose, email, ...(isNew && { password }) };
	if (!(await ways.hasJustSent(asked))) {
		const form = await whyNoCode(c, options, email);
		if (form) return tooMany(form);
		await ways.sendCode(asked);
	}
	await provider.note(c, { email, purpose });
	return c.redirect(`${c.var.base}/check`, 303);
}

/** Replaces the code that this sign-in waits for with another one. */
export async function sendAgain(c: StepContext, options: StepOptions): Promise<Response> {
	const { ways, pages, stores, now } = options;
	const check = `${c.var.base}/check`;
	const waiting = await stores.loginCodes.waiting(c.var.interaction, now());
	if (!waiting) return c.redirect(check, 303);
	const { interaction, purpose, email } = waiting;
	const isTooSoon = await ways.hasJustSent({ interaction, purpose, email });
	const form = isTooSoon ? TOO_SOON : await whyNoCode(c, options, email);
	if (form) {
		const page = await pages.check(c.var.base, waiting, { faults: { form } });
		return showPage(c, page, isTooSoon ? 200 : 429);
	}
	await ways.sendAgain(waiting);
	return c.redirect(check, 303);
}

const TOO_SOON = 'You asked for a code just now. It can take a minute to arrive.';

/** The words for someone who asked too often. */
async function whyNoCode(c: StepContext, options: StepOptions, email: string): Promise<string | undefined> {
	const trier = await trierOf(c, email, options);
	return waitWords(await leaveToSendCode(options.stores.rateLimits, trier, options.now()));
}
