import { thousands } from '../number-words.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that end an email's header line.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and the ends of lines.
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: word processors end lines and pages with them.
const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all that write nothing.
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/** Returns what is wrong with the typed text, ignoring spaces at its ends, or undefined. */
export type Rule = (typed: string) => string | undefined;

/** One required line; `words` are the fault for an empty one. */
export const lineRule =
	(words: string, most: number): Rule =>
	(typed) => {
		const text = typed.trim();
		if (text === '') return words;
		if (text.length > most) return `Please use at most ${most} characters.`;
		return isOneLine(text) ? undefined : 'Please use one line of plain letters.';
	};

/** False for control characters and line ends; characters that join emoji or turn the writing direction are text. */
export const isOneLine = (text: string): boolean => !CONTROL.test(text);

/** Required text of several lines. */
export const linesRule =
	(words: string, most: number): Rule =>
	(typed) => {
		const text = typed.trim();
		if (text === '') return words;
		if (text.length > most) return `Please use at most ${thousands(most)} characters.`;
		return CONTROL_IN_TEXT.test(text) ? 'Please use plain letters.' : undefined;
	};

/** Returns the faults by field name; empty when there are none. */
export function faultsOf<Rules extends Record<string, Rule>>(
	rules: Rules,
	typed: { [Name in keyof Rules]?: unknown },
): { [Name in keyof Rules]?: string } {
	const faults: { [Name in keyof Rules]?: string } = {};
	for (const name in rules) {
		const value = typed[name];
		const fault = rules[name]?.(typeof value === 'string' ? value : '');
		if (fault) faults[name] = fault;
	}
	return faults;
}

/** Cleans typed or pasted text of several lines of invisible characters, which no fault could point out. */
export const writableLines = (typed: string) => typed.replace(LINE_ENDS, '\n').replace(UNSEEN, '');

export const writableLine = (typed: string) => writableLines(typed).replace(/[\n\t]/g, ' ');
