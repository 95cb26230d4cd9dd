import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ListedSubscriber } from '#domain/newsletter/listed-subscriber.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { labels } from '../field-labels.ts';
import { AdminList } from '../list/AdminList.tsx';
import { Moment } from '../list/Moment.tsx';
import { statusWords } from './status-words.ts';
import { takeOff } from './subscriber-writes.ts';

const sources = { newsletter: 'Newsletter form', popup: 'Email popup' } as const;

/** Everyone who asked for the newsletter, and a way to unsubscribe those who write to us. */
export function SubscribersScreen() {
	const [rows, setRows] = useState(useLoaderData<{ rows: ListedSubscriber[] }>().rows);
	const noteChanged = (changed: ListedSubscriber) =>
		setRows((before) => before.map((each) => (each.email === changed.email ? changed : each)));
	return (
		<>
			<h1>Subscribers</h1>
			<p className={layout.soft}>
				Write only to those who have confirmed, and give each email its unsubscribe link from the CSV file.
			</p>
			<AdminList
				of="subscribers"
				rows={rows}
				keyOf={({ email }) => email}
				columns={[
					{ label: 'Email', value: ({ email }) => email },
					{ label: 'First name', value: ({ first_name }) => first_name },
					{ label: labels.subscriber.status, value: ({ status }) => statusWords[status] },
					{ label: 'From', value: ({ source }) => sources[source] },
					{ label: 'Asked', at: ({ created }) => created },
					{ label: 'Confirmed', at: ({ confirmed }) => confirmed },
					{
						label: 'Unsubscribed',
						at: ({ unsubscribed }) => unsubscribed,
						cell: (subscriber) => <Unsubscribed subscriber={subscriber} onChanged={noteChanged} />,
					},
					{
						label: 'Unsubscribe link',
						value: ({ unsubscribe_url }) => unsubscribe_url,
						onlyInFile: true,
					},
				]}
				whenEmpty={
					<Empty title="No subscribers yet" heading="h2">
						<p>Everyone who asks for the newsletter shows up here.</p>
					</Empty>
				}
			/>
		</>
	);
}

interface Props {
	subscriber: ListedSubscriber;
	onChanged: (changed: ListedSubscriber) => void;
}

/** Shows when a person left the list, or the button that removes them. */
function Unsubscribed({ subscriber, onChanged }: Props) {
	const [isAsking, setAsking] = useState(false);
	const { email, status, unsubscribed } = subscriber;
	if (status === 'unsubscribed') return unsubscribed && <Moment at={unsubscribed} />;
	const go = async () => {
		const changed = await takeOff(subscriber);
		if (changed) onChanged(changed);
	};
	return (
		<>
			<Button kind="danger" aria-label={`Unsubscribe ${email}`} onClick={() => setAsking(true)}>
				<Icon of={MailX} />
				Unsubscribe
			</Button>
			{isAsking && (
				<DeleteQuestion
					title={`Unsubscribe ${email}`}
					go="Unsubscribe"
					onDelete={() => void go()}
					onClose={() => setAsking(false)}
				>
					<p>
						They get no more newsletters, unless they sign up again. If you send it with another service, take
						them off its list, too.
					</p>
				</DeleteQuestion>
			)}
		</>
	);
}
