import { useRef, useState } from 'react';
import { isMessage } from '#domain/site/site-content.ts';
import type { EditedText } from '#domain/site/site-form.ts';
import { unsavedText } from '../about/use-text-form.ts';
import { forgetUnsaved } from '../stored-edits.ts';
import { removeMessage } from './site-writes.ts';
import { unwritten } from './text-writes.ts';
import { type ListedMessage, nextName, withUnsaved } from './unsaved-messages.ts';

/** The carousel's messages: saved ones, and those that exist only as input here. */
export function useMessages(texts: EditedText[]) {
	const [messages, setMessages] = useState(() => withUnsaved(texts.filter(isMessage)));
	/** The latest list, because an answer may arrive long after the page was rendered. */
	const latest = useRef(messages);
	const show = (next: ListedMessage[]) => {
		latest.current = next;
		setMessages(next);
	};
	/** Shows a message as it is now, perhaps somebody else's with the same name as one that was added here. */
	const know = (text: EditedText) => {
		const listed = latest.current.map((each) =>
			each.name === text.name ? { ...text, isMet: each.isMet } : each,
		);
		show(withUnsaved(listed));
	};
	return {
		messages,
		know,
		add: () => show([...latest.current, unwritten(nextName(latest.current.map(({ name }) => name)))]),
		remove: async (gone: EditedText) => {
			const { isSaved, now } = await removeMessage(gone);
			if (isSaved) {
				forgetUnsaved(unsavedText(gone.name));
				show(latest.current.filter(({ name }) => name !== gone.name));
			} else if (now) know(now);
		},
	};
}
