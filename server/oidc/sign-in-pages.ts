import { html } from 'hono/html';
import type { Html } from '#server/pages/page-content.ts';
import type { DrawPlainPage } from '#server/pages/plain-page.ts';
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
		signIn: (base: string, fields: Fields) =>
			draw({
				title: 'Sign In',
				body: html`${formOf(`${base}/sign-in`, 'Sign In', fields, [emailField(fields), passwordField()])}
<p class="ways"><a href="${base}/code">E-mail me a code instead</a> <a href="${base}/reset">Forgot your password?</a></p>
<p class="other">New here? <a href="${base}/sign-up">Create an account</a></p>`,
			}),
		signUp: (base: string, fields: Fields) =>
			draw({
				title: 'Create an account',
				lead: 'Your saved trips, on all your devices. It costs nothing.',
				body: html`${formOf(`${base}/sign-up`, 'Create account', fields, [
					emailField(fields),
					newPasswordField(fields),
				])}
<p class="other">You have an account? <a href="${base}">Sign in</a></p>`,
			}),
		code: (base: string, fields: Fields) =>
			draw({
				title: 'Sign in with a code',
				lead: 'We e-mail you six digits. No password needed.',
				body: html`${formOf(`${base}/code`, 'E-mail me a code', fields, [emailField(fields)])}
${backTo(base)}`,
			}),
		reset: (base: string, fields: Fields) =>
			draw({
				title: 'Choose a new password',
				lead: 'We e-mail you six digits, to make sure that it is you.',
				body: html`${formOf(`${base}/reset`, 'E-mail me a code', fields, [emailField(fields)])}
${backTo(base)}`,
			}),
		check: (base: string, waiting: Pick<LoginCode, 'purpose' | 'email'>, fields: Fields) =>
			draw({
				title: 'Enter the code',
				lead: leadOf(waiting),
				body: html`${formOf(
					`${base}/check`,
					waiting.purpose === 'reset' ? 'Set the password' : 'Continue',
					fields,
					waiting.purpose === 'reset' ? [codeField(fields), newPasswordField(fields)] : [codeField(fields)],
				)}
${backTo(base)}`,
			}),
		over: () =>
			draw({
				title: 'This sign-in is over',
				lead: 'It took longer than half an hour, or it began in another browser.',
				body: html`<p><a class="button go" href="/sign-in/start">Start again</a></p>`,
			}),
	};
}
export type SignInPages = ReturnType<typeof createSignInPages>;

/** Security: the same words whether or not the e-mail has an account. */
function leadOf({ purpose, email }: Pick<LoginCode, 'purpose' | 'email'>): Html {
	return purpose === 'sign-up'
		? html`We have sent six digits to <b>${email}</b>. They are good for 10 minutes.`
		: html`If <b>${email}</b> has an account, six digits are on their way to it. They are good for 10 minutes.`;
}

const backTo = (base: string) => html`<p class="ways"><a href="${base}">Back to sign in</a></p>`;
