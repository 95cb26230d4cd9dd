import * as z from 'zod/mini';

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that end a mail's header line.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and the ends of lines.
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: word processors end lines and pages with them.
const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all that write nothing.
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/** One line that must be filled in; `words` say so when it is not. */
export const line = (words: string, most: number) =>
	z.string(words).check(
		z.trim(),
		z.minLength(1, words),
		z.maxLength(most, `Please use at most ${most} characters.`),
		z.refine((text) => !CONTROL.test(text), 'Please use one line of plain letters.'),
	);

/** Text of several lines that must be filled in. */
export const lines = (words: string, most: number) =>
	z.string(words).check(
		z.trim(),
		z.minLength(1, words),
		z.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
		z.refine((text) => !CONTROL_IN_TEXT.test(text), 'Please use plain letters.'),
	);

/** What was typed or pasted into several lines, without what nobody sees and no fault could point at. */
export const writableLines = (typed: string) => typed.replace(LINE_ENDS, '\n').replace(UNSEEN, '');

/** The same of one line. */
export const writableLine = (typed: string) => writableLines(typed).replace(/[\n\t]/g, ' ');

/**
 * The field no person sees (`aria-hidden`, off the screen, `tabindex="-1"`, `autocomplete="off"`): who fills it in is a
 * program, is answered as if all were well, and nothing is kept.
 */
export const honeypot = z.optional(z.string());

/** What is wrong with each field; a field without a fault is not named. Empty when all is well. */
export function faultsOf(schema: z.ZodMiniType, typed: object): Record<string, string> {
	const parsed = schema.safeParse(typed);
	if (parsed.success) return {};
	const faults: Record<string, string> = {};
	for (const { path, message } of parsed.error.issues) faults[String(path[0])] ??= message;
	return faults;
}
