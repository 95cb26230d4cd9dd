import { html } from 'hono/html';
import { PASSWORD_HINT, passwordLengths } from '#domain/accounts/password-rule.ts';
import type { Html } from '#server/html/markup.ts';

/** Values a form shows again after a refusal. */
export interface Fields {
	email?: string;
	code?: string;
	/** The faults by field; `form` is for the whole form. */
	faults?: Partial<Record<'email' | 'password' | 'code' | 'form', string | undefined>>;
}

/** The pages of a sign-in on which an email is typed, by the end of their addresses. */
export const doors = ['sign-in', 'sign-up', 'code', 'reset'] as const;
export type Door = (typeof doors)[number];

/** A form sent to this address; `ways` are buttons that carry the typed values to another page. */
export const formOf = (
	action: string,
	{ button, fields, inputs, ways }: { button: string; fields: Fields; inputs: Html[]; ways?: Html },
) =>
	html`<form method="post" action="${action}">
${fields.faults?.form ? html`<p class="fault" role="alert">${fields.faults.form}</p>` : ''}
${inputs}
<button class="go">${button}</button>
${ways ?? ''}
</form>`;

/** A button, inside a form, to another page of the sign-in. Security: an email never goes into an address. */
export const wayTo = (base: string, door: Door, label: string) =>
	html`<button class="way" formaction="${base}/to/${door}" formnovalidate>${label}</button>`;

/** Tells a password manager whose password this is. */
export const whoseInput = (email: string) =>
	html`<input hidden type="email" autocomplete="username" value="${email}" readonly>`;

export const emailInput = (fields: Fields) =>
	field(fields, {
		name: 'email',
		label: 'Email',
		input: html`type="email" autocomplete="username" maxlength="254" value="${fields.email ?? ''}"`,
	});

export const passwordField = (fields: Fields) =>
	field(fields, {
		name: 'password',
		label: 'Password',
		input: html`type="password" autocomplete="current-password" maxlength="${passwordLengths.longestTyped}"`,
	});

export const newPasswordField = (fields: Fields) =>
	field(fields, {
		name: 'password',
		label: 'New password',
		hint: PASSWORD_HINT,
		input: html`type="password" autocomplete="new-password" minlength="${passwordLengths.shortest}" maxlength="${passwordLengths.longest}"`,
	});

export const codeField = (fields: Fields) =>
	field(fields, {
		name: 'code',
		label: 'Six digits',
		input: html`inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,12}" title="Six digits, like 123456" maxlength="12" value="${fields.code ?? ''}"`,
	});

const inOrder = ['email', 'code', 'password'] as const;

/** A field with its fault. The first faulty one gets the focus, because without a script the page is loaded again. */
function field(
	{ faults }: Fields,
	{ name, label, input, hint }: { name: (typeof inOrder)[number]; label: string; input: Html; hint?: string },
) {
	const fault = faults?.[name];
	const isFirst = fault && inOrder.find((each) => faults?.[each]) === name;
	const note = fault ?? hint;
	return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${input} required${fault ? html` aria-invalid="true"` : ''}${
		note ? html` aria-describedby="${name}-note"` : ''
	}${isFirst ? html` autofocus` : ''}>
${note ? html`<p id="${name}-note" class="${fault ? 'fault' : 'hint'}"${fault ? html` role="alert"` : ''}>${note}</p>` : ''}
</div>`;
}
