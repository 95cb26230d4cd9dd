/** Returns the text of a form's input; null when it is empty. */
export function textIn(form: FormData, name: string): string | null {
	const text = form.get(name);
	return typeof text === 'string' && text !== '' ? text : null;
}

export function minutesIn(form: FormData, name: string): number | null {
	const text = textIn(form, name);
	return text === null ? null : Number(text);
}

/** "2027-04-12T10:00"; null without an hour. */
export function momentIn(form: FormData, name: string): string | null {
	const [day, hour] = [textIn(form, `${name}_day`), textIn(form, name)];
	return day === null || hour === null ? null : `${day}T${hour}`;
}
