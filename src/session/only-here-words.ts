import { countWords } from '#domain/count-words.ts';
import type { OnlyHere } from '#sync/only-here.ts';

const changes = (count: number) => countWords(count, 'change');

/** The heading over edits that exist only on this device; `device` is "phone" or "computer". */
export function onlyHereTitle({ unsent, refused }: OnlyHere, device: string): string {
	const count = unsent + refused;
	return `${changes(count)} ${count === 1 ? 'is' : 'are'} only on this ${device}`;
}

/** Which edits they are, and how signing out affects them. */
export function onlyHereWords({ unsent, refused }: OnlyHere, device: string): string {
	const words = [];
	if (unsent > 0) words.push(`${changes(unsent)} could not be sent to your account yet.`);
	if (refused > 0) words.push(`${changes(refused)} ${refused === 1 ? 'was' : 'were'} not accepted.`);
	words.push(
		`Signing out deletes your trips from this ${device}, and ${unsent + refused === 1 ? 'this change' : 'these changes'} with them.`,
	);
	return words.join(' ');
}
