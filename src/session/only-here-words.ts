import { countWords } from '#domain/count-words.ts';
import type { AtStake } from './log-out.ts';

const changes = (count: number) => countWords(count, 'change');

/** The heading over edits that exist only on this device; `device` is "phone" or "computer". */
export function onlyHereTitle(atStake: AtStake, device: string): string {
	const count = countOf(atStake);
	return `${changes(count)} ${count === 1 ? 'is' : 'are'} only on this ${device}`;
}

/** Says which edits they are, and how signing out affects them. */
export function onlyHereWords(atStake: AtStake, device: string): string {
	const { unsent, refused, isUnread, forms, texts, hasLetters } = atStake;
	const words = [];
	if (unsent > 0) words.push(`${changes(unsent)} could not be sent to your account yet.`);
	if (refused > 0) words.push(`${changes(refused)} ${refused === 1 ? 'was' : 'were'} not accepted.`);
	if (forms > 0)
		words.push(`What you typed in ${countWords(forms, 'form')} of the back office is not saved yet.`);
	if (texts > 0) words.push(`What you typed in ${countWords(texts, 'form')} of a trip is not saved yet.`);
	if (hasLetters) words.push('What you wrote to us is not sent yet.');
	const these = countOf(atStake) === 1 ? 'this change' : 'these changes';
	words.push(
		unsent + refused > 0
			? `Signing out deletes ${isUnread ? these : `your trips from this ${device}, and ${these} with them`}.`
			: `Signing out deletes it from this ${device}.`,
	);
	return words.join(' ');
}

const countOf = ({ unsent, refused, forms, texts, hasLetters }: AtStake) =>
	unsent + refused + forms + texts + Number(hasLetters);

/** Says what a file with these edits is called, and how to bring them back, or that it lacks some. */
export const downloadedWords = ({ name, isAll }: { name: string; isAll: boolean }, device: string): string =>
	isAll
		? `Downloaded as ${name}. “Import a trip” in the planner reads its trips.`
		: `Downloaded as ${name}, but not everything: some of it can’t be read on this ${device} right now.`;
