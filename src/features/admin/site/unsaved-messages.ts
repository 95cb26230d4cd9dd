import { compareNames } from '#domain/site/site-content.ts';
import type { EditedText } from '#domain/site/site-form.ts';
import { unsavedText } from '../about/use-text-form.ts';
import { forgetUnsaved, storedEdit, unsavedNames } from '../stored-edits.ts';
import { unwritten } from './text-writes.ts';

export interface ListedMessage extends EditedText {
	/** True when somebody else has removed it since it was edited here. */
	isRemoved?: boolean;
	/**
	 * True when it is somebody else's and has the name of a message typed here: that message was renamed, and this one
	 * has its own form.
	 */
	isMet?: boolean | undefined;
}

const MESSAGE = 'message_';
const numberOf = (name: string) => Number(name.replace(MESSAGE, ''));

/** Returns the name that follows those of these messages. */
export function nextName(names: readonly string[]): string {
	const numbers = names.map(numberOf).filter(Number.isFinite);
	return `${MESSAGE}${Math.max(0, ...numbers) + 1}`;
}

/** Returns the messages, followed by those that exist only as input here: added, or removed by somebody else. */
export function withUnsaved(messages: ListedMessage[]): ListedMessage[] {
	const typed = unsavedNames(unsavedText(MESSAGE)).map((name) => name.slice(unsavedText('').length));
	const names = new Set([...messages.map(({ name }) => name), ...typed]);
	const found = typed.sort(compareNames);
	const met = new Set<string>();
	const listed = found.map((name) => {
		const edit = storedEdit<{ html?: string }>(unsavedText(name)).read();
		const isAdded = edit?.before?.html === '';
		const saved = messages.find((message) => message.name === name);
		if (!saved) return { ...unwritten(name), isRemoved: !isAdded };
		if (!edit || !isAdded || saved.revision === 0 || saved.html === edit.typed.html) return null;
		// Somebody else may have added one, too, because each computer counts for itself.
		const free = nextName([...names]);
		if (!storedEdit<{ html?: string }>(unsavedText(free)).change({ revision: 0, typed: {} }, edit))
			return null;
		names.add(free);
		met.add(name);
		forgetUnsaved(unsavedText(name));
		return unwritten(free);
	});
	return [
		...messages.map((each) => (met.has(each.name) ? { ...each, isMet: true } : each)),
		...listed.filter((each) => each !== null),
	];
}
