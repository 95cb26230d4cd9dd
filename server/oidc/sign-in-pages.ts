import { html } from 'hono/html';
import { signInProblems } from '#domain/accounts/sign-in-problem.ts';
import type { Html } from '#server/pages/page-content.ts';
import type { DrawPlainPage, PlainPage } from '#server/pages/plain-page.ts';
import type { LoginCode } from './login-code-store.ts';
import {
	codeField,
	emailField,
	type Fields,
	formOf,
	newPasswordField,
	passwordField,
} from './sign-in-fields.ts';

/** Draws the pages of one sign-in, whose forms go to addresses under `base`. */
export function createSignInPages(draw: DrawPlainPage) {
	return {
		signIn: (base: string, fields: Fields) => draw(signInPage(base, fields)),
		signUp: (base: string, fields: Fields) => draw(signUpPage(base, fields)),
		code: (base: string, fields: Fields) => draw(codePage(base, fields)),
		reset: (base: string, fields: Fields) => draw(resetPage(base, fields)),
		check: (base: string, waiting: Waiting, fields: Fields) => draw(checkPage(base, waiting, fields)),
		over: () => draw(overPage),
		tooMany: () => draw(tooManyPage),
	};
}
export type SignInPages = ReturnType<typeof createSignInPages>;
type Waiting = Pick<LoginCode, 'purpose' | 'email'>;

const signInPage = (base: string, fields: Fields): PlainPage => ({
	title: 'Sign In',
	body: html`${formOf(`${base}/sign-in`, { button: 'Sign In', fields, inputs: [emailField(fields), passwordField()] })}
<p class="ways"><a href="${base}/code">E-mail me a code instead</a> <a href="${base}/reset">Forgot your password?</a></p>
<p class="other">New here? <a href="${base}/sign-up">Create an account</a></p>`,
});

const signUpPage = (base: string, fields: Fields): PlainPage => ({
	title: 'Create an account',
	lead: 'Your saved trips, on all your devices. It costs nothing.',
	body: html`${formOf(`${base}/sign-up`, {
		button: 'Create account',
		fields,
		inputs: [emailField(fields), newPasswordField(fields)],
	})}
<p class="other">You have an account? <a href="${base}">Sign in</a></p>`,
});

const codePage = (base: string, fields: Fields): PlainPage => ({
	title: 'Sign in with a code',
	lead: 'We e-mail you six digits. No password needed.',
	body: html`${formOf(`${base}/code`, { button: 'E-mail me a code', fields, inputs: [emailField(fields)] })}
${backTo(base)}`,
});

const resetPage = (base: string, fields: Fields): PlainPage => ({
	title: 'Choose a new password',
	lead: 'We e-mail you six digits, to make sure that it is you.',
	body: html`${formOf(`${base}/reset`, { button: 'E-mail me a code', fields, inputs: [emailField(fields)] })}
${backTo(base)}`,
});

function checkPage(base: string, waiting: Waiting, fields: Fields): PlainPage {
	const isReset = waiting.purpose === 'reset';
	const inputs = isReset ? [codeField(fields), newPasswordField(fields)] : [codeField(fields)];
	const button = isReset ? 'Set the password' : 'Continue';
	return {
		title: 'Enter the code',
		lead: leadOf(waiting),
		body: html`${formOf(`${base}/check`, { button, fields, inputs })}
${backTo(base)}`,
	};
}

const overPage: PlainPage = {
	title: 'This sign-in is over',
	lead: 'It took longer than half an hour, or it began in another browser.',
	body: html`<p><a class="button go" href="/sign-in/start">Start again</a></p>`,
};

const tooManyPage: PlainPage = {
	title: 'Too many sign-ins',
	lead: signInProblems.too_many,
	body: html`<p><a class="button go" href="/">Go to the home page</a></p>`,
};

/** Security: the same words whether or not the e-mail has an account. */
function leadOf({ purpose, email }: Waiting): Html {
	return purpose === 'sign-up'
		? html`We have sent six digits to <b>${email}</b>. They are good for 10 minutes.`
		: html`If <b>${email}</b> has an account, six digits are on their way to it. They are good for 10 minutes.`;
}

const backTo = (base: string) => html`<p class="ways"><a href="${base}">Back to sign in</a></p>`;
