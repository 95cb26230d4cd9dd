import { html } from 'hono/html';
import { PASSWORD_HINT, passwordLengths } from '#domain/accounts/password-rule.ts';
import type { Html } from '#server/html/markup.ts';

/** Values a form shows again after a refusal. */
export interface Fields {
	email?: string;
	/** The faults by field; `form` is for the whole form. */
	faults?: Partial<Record<'email' | 'password' | 'code' | 'form', string | undefined>>;
}

/** A form with one button, sent to this address. */
export const formOf = (
	action: string,
	{ button, fields, inputs }: { button: string; fields: Fields; inputs: Html[] },
) =>
	html`<form method="post" action="${action}">
${fields.faults?.form ? html`<p class="fault" role="alert">${fields.faults.form}</p>` : ''}
${inputs}
<button class="go">${button}</button>
</form>`;

export const emailInput = ({ email, faults }: Fields) =>
	field({
		name: 'email',
		label: 'Email',
		fault: faults?.email,
		input: html`type="email" autocomplete="username" maxlength="254" value="${email ?? ''}"`,
	});

export const passwordField = () =>
	field({
		name: 'password',
		label: 'Password',
		input: html`type="password" autocomplete="current-password" maxlength="${passwordLengths.longestTyped}"`,
	});

export const newPasswordField = ({ faults }: Fields) =>
	field({
		name: 'password',
		label: 'New password',
		hint: PASSWORD_HINT,
		fault: faults?.password,
		input: html`type="password" autocomplete="new-password" minlength="${passwordLengths.shortest}" maxlength="${passwordLengths.longest}"`,
	});

export const codeField = ({ faults }: Fields) =>
	field({
		name: 'code',
		label: 'Six digits',
		fault: faults?.code,
		input: html`inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,12}" maxlength="12"`,
	});

function field(options: {
	name: string;
	label: string;
	input: Html;
	hint?: string;
	fault?: string | undefined;
}) {
	const { name, label, input, hint, fault } = options;
	const note = fault ?? hint;
	return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${input} required${fault ? html` aria-invalid="true"` : ''}${
		note ? html` aria-describedby="${name}-note"` : ''
	}>
${note ? html`<p id="${name}-note" class="${fault ? 'fault' : 'hint'}"${fault ? html` role="alert"` : ''}>${note}</p>` : ''}
</div>`;
}
