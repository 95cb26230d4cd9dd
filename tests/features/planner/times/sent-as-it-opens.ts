/** A drawn form as the browser sends it when nobody touches it. */
export function sentAsItOpens(drawn: string): FormData {
	const form = new FormData();
	for (const [input] of drawn.matchAll(/<input[^>]*>/g)) {
		const at = (name: string) => input.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];
		const isCheck = at('type') === 'checkbox';
		const isOff = isCheck && !/\bchecked\b/.test(input);
		if (!isOff) form.set(at('name') ?? '', at('value') ?? (isCheck ? 'on' : ''));
	}
	return form;
}
