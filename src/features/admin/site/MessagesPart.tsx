import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EditedText } from '#domain/site/site-form.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { TextForm } from '../about/TextForm.tsx';
import { useMessages } from './use-messages.ts';

/** The messages of the home page's carousel, shown in the order of their names. */
export function MessagesPart({ texts }: { texts: EditedText[] }) {
	const { messages, know, add, remove } = useMessages(texts);
	const [asked, setAsked] = useState<number>();
	const leaving = asked === undefined ? undefined : messages[asked];
	return (
		<section className={layout.stack} aria-labelledby="messages">
			<h2 id="messages">Messages on the home page</h2>
			{messages.map((message, at) => (
				<TextForm
					key={`${message.name} ${message.isMet}`}
					label={`Message ${at + 1}`}
					loaded={message}
					onText={know}
					isShort
				>
					<Button kind="danger" aria-label={`Delete message ${at + 1}`} onClick={() => setAsked(at)}>
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
