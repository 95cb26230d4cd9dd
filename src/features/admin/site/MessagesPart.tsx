import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isMessage } from '#domain/site/site-content.ts';
import type { EditedText } from '#domain/site/site-form.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { TextForm } from '../about/TextForm.tsx';
import { unsavedText } from '../about/use-text-form.ts';
import { forgetUnsaved } from '../stored-edits.ts';
import { removeMessage } from './site-writes.ts';
import { unwritten } from './text-writes.ts';
import { nextName, withUnsaved } from './unsaved-messages.ts';

/** The messages of the home page's carousel, shown in the order of their names. */
export function MessagesPart({ texts }: { texts: EditedText[] }) {
	const [messages, setMessages] = useState(() => withUnsaved(texts.filter(isMessage)));
	const [asked, setAsked] = useState<number>();
	const leaving = asked === undefined ? undefined : messages[asked];
	const add = () => {
		const name = nextName(messages.map(({ name }) => name));
		setMessages([...messages, unwritten(name)]);
	};
	const known = (text: EditedText) =>
		setMessages((before) => before.map((each) => (each.name === text.name ? text : each)));
	const remove = async (gone: EditedText) => {
		const { isSaved, now } = await removeMessage(gone);
		if (isSaved) {
			forgetUnsaved(unsavedText(gone.name));
			setMessages((before) => before.filter((message) => message.name !== gone.name));
		} else if (now) known(now);
	};
	return (
		<section className={layout.stack} aria-labelledby="messages">
			<h2 id="messages">Messages on the home page</h2>
			{messages.map((message, place) => (
				<TextForm key={message.name} label={`Message ${place + 1}`} loaded={message} onText={known} isShort>
					<Button kind="danger" aria-label={`Delete message ${place + 1}`} onClick={() => setAsked(place)}>
						<Icon of={Trash2} />
						Delete
					</Button>
					{message.isRemoved && (
						<span className={`${layout.soft} ${layout.small}`}>
							Somebody else has removed it. Saving shows it again.
						</span>
					)}
					{message.is_sample && (
						<span className={`${layout.soft} ${layout.small}`}>A sample of ours, until you change it</span>
					)}
				</TextForm>
			))}
			<p>
				<Button onClick={add}>
					<Icon of={Plus} />
					Add a message
				</Button>
			</p>
			{leaving && (
				<DeleteQuestion
					title={`Delete message ${Number(asked) + 1}`}
					what="message"
					onDelete={() => void remove(leaving)}
					onClose={() => setAsked(undefined)}
				/>
			)}
		</section>
	);
}
