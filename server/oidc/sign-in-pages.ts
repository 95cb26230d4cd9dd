import { html } from 'hono/html';
import { signInProblems } from '#domain/accounts/sign-in-problem.ts';
import { paths } from '#domain/paths.ts';
import type { Html } from '#server/html/markup.ts';
import type { DrawPlainPage, PlainPage } from '#server/html/plain-page.ts';
import type { CodeWay } from './code-mail.ts';
import { CODE_MS, type LoginCode } from './login-code-store.ts';
import {
	codeField,
	emailInput,
	type Fields,
	formOf,
	newPasswordField,
	passwordField,
	wayTo,
	whoseInput,
} from './sign-in-fields.ts';

/** The pages' words about a code, depending on how it is sent. */
interface CodeWords {
	/** The link from the password page to the page that asks for a code. */
	link: string;
	button: string;
	/** Says what happens after someone asks for a code. */
	promise: string;
}
const codeWords: Record<Exclude<CodeWay, 'none'>, CodeWords> = {
	mail: {
		link: 'Email me a code instead',
		button: 'Email me a code',
		promise: 'We’ll email you a six-digit code',
	},
	console: {
		link: 'Use a code instead',
		button: 'Get a code',
		promise: 'This server sends no email: six digits appear on its console',
	},
};

/**
 * Draws the pages of one sign-in, with forms sent to addresses under `base`. If codes cannot be sent, no page offers
 * one.
 */
export function createSignInPages(draw: DrawPlainPage, codeWay: CodeWay) {
	const words = codeWay === 'none' ? null : codeWords[codeWay];
	const drawForm = (page: PlainPage, { faults = {} }: Fields) =>
		draw({ ...page, isRefused: Object.values(faults).some(Boolean) });
	const withCodes = (base: string, fields: Fields, page: (words: CodeWords) => PlainPage) =>
		words ? drawForm(page(words), fields) : draw(mailOffPage(base));
	return {
		/** True when codes can be sent. */
		hasCodes: words !== null,
		signIn: (base: string, fields: Fields) => drawForm(signInPage(base, fields, words), fields),
		signUp: (base: string, fields: Fields) => withCodes(base, fields, () => signUpPage(base, fields)),
		code: (base: string, fields: Fields) => withCodes(base, fields, (of) => codePage(base, fields, of)),
		reset: (base: string, fields: Fields) => withCodes(base, fields, (of) => resetPage(base, fields, of)),
		check: (base: string, waiting: Waiting, fields: Fields) =>
			drawForm(checkPage(base, fields, { waiting, codeWay }), fields),
		over: () => draw(overPage),
		signedIn: () => draw(signedInPage),
		tooMany: () => draw(tooManyPage),
	};
}
export type SignInPages = ReturnType<typeof createSignInPages>;
type Waiting = Pick<LoginCode, 'purpose' | 'email'>;

const signInPage = (base: string, fields: Fields, words: CodeWords | null): PlainPage => ({
	title: 'Sign In',
	body: formOf(`${base}/sign-in`, {
		button: 'Sign In',
		fields,
		inputs: [emailInput(fields), passwordField(fields)],
		ways: words
			? html`<p class="ways">${wayTo(base, 'code', words.link)} ${wayTo(base, 'reset', 'Forgot your password?')}</p>
<p class="other">New here? ${wayTo(base, 'sign-up', 'Create an account')}</p>`
			: html`<p class="other">${MAIL_OFF}</p>`,
	}),
});

const signUpPage = (base: string, fields: Fields): PlainPage => ({
	title: 'Create an account',
	lead: 'Your saved trips on all your devices, for free.',
	body: formOf(`${base}/sign-up`, {
		button: 'Create account',
		fields,
		inputs: [emailInput(fields), newPasswordField(fields)],
		ways: html`<p class="other">Already have an account? ${wayTo(base, 'sign-in', 'Sign in')}</p>`,
	}),
});

const codePage = (base: string, fields: Fields, { promise, button }: CodeWords): PlainPage => ({
	title: 'Sign in with a code',
	lead: `${promise}. No password needed.`,
	body: formOf(`${base}/code`, { button, fields, inputs: [emailInput(fields)], ways: wayBack(base) }),
});

const resetPage = (base: string, fields: Fields, { promise, button }: CodeWords): PlainPage => ({
	title: 'Choose a new password',
	lead: `${promise} to make sure it’s you.`,
	body: formOf(`${base}/reset`, { button, fields, inputs: [emailInput(fields)], ways: wayBack(base) }),
});

function checkPage(
	base: string,
	fields: Fields,
	{ waiting, codeWay }: { waiting: Waiting; codeWay: CodeWay },
): PlainPage {
	const isReset = waiting.purpose === 'reset';
	const inputs = isReset
		? [whoseInput(waiting.email), codeField(fields), newPasswordField(fields)]
		: [codeField(fields)];
	const button = isReset ? 'Set the password' : 'Continue';
	return {
		title: 'Enter the code',
		lead: leadOf(waiting, codeWay),
		body: html`${formOf(`${base}/check`, { button, fields, inputs })}
<div class="ways">
<form method="post" action="${base}/again"><button class="way">${codeWay === 'mail' ? 'Send a new code' : 'Get a new code'}</button></form>
${backTo(base)}
</div>`,
	};
}

const MAIL_OFF =
	'This site can’t send email right now, so new accounts, codes and new passwords are off. You can plan a trip without an account.';

const mailOffPage = (base: string): PlainPage => ({
	title: 'Email is off',
	lead: MAIL_OFF,
	body: html`<p class="ways">${backTo(base)}</p>`,
});

const overPage: PlainPage = {
	title: 'This sign-in is over',
	lead: 'It is already finished, took longer than half an hour, or started in another browser.',
	body: html`<p><a class="button go" href="/sign-in/start">Start again</a></p>`,
};

/** The page that Back leads to from the app. */
const signedInPage: PlainPage = {
	title: 'You are signed in',
	lead: 'There is nothing left to do here.',
	body: html`<p><a class="button go" href="${paths.home}">Go to the home page</a></p>
<p class="ways"><a href="${paths.account}">Your account</a></p>`,
};

const tooManyPage: PlainPage = {
	title: 'Too many sign-ins',
	lead: signInProblems.too_many,
	body: html`<p><a class="button go" href="/">Go to the home page</a></p>`,
};

/** Security: the words are the same whether or not the email has an account. */
function leadOf({ purpose, email }: Waiting, codeWay: CodeWay): Html {
	const lasts = `The code works for ${CODE_MS / 60_000} minutes.`;
	if (codeWay !== 'mail') {
		return purpose === 'sign-up'
			? html`This server sends no email. The six digits for <b>${email}</b> are on its console. ${lasts}`
			: html`This server sends no email. If <b>${email}</b> has an account, six digits are on its console. ${lasts}`;
	}
	return purpose === 'sign-up'
		? html`We sent six digits to <b>${email}</b>. ${lasts}`
		: html`If <b>${email}</b> has an account, six digits are on their way. ${lasts}`;
}

const BACK = 'Back to sign in';
const backTo = (base: string) => html`<a href="${base}">${BACK}</a>`;
const wayBack = (base: string) => html`<p class="ways">${wayTo(base, 'sign-in', BACK)}</p>`;
