import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { MOST_OF_A_STATE, type OutboxEntry } from '#domain/admin/outbox.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { labels } from '../field-labels.ts';
import { AdminList } from '../list/AdminList.tsx';
import styles from './OutboxScreen.module.css';
import { sendAgain } from './outbox-writes.ts';

const states = { waiting: 'Waiting', sent: 'Sent', dead: labels.mail.dead } as const;

/** The site's emails, to read, and to retry if they were given up. */
export function OutboxScreen() {
	const [mails, setMails] = useState(useLoaderData<{ mails: OutboxEntry[] }>().mails);
	const [read, setRead] = useState<OutboxEntry>();
	const retry = async (given: OutboxEntry) => {
		const mail = await sendAgain(given);
		if (mail) setMails((before) => before.map((each) => (each.id === mail.id ? mail : each)));
	};
	return (
		<>
			<h1>Outbox</h1>
			{isFull(mails) && (
				<p className={layout.soft}>{`At most the latest ${MOST_OF_A_STATE} of each state are listed.`}</p>
			)}
			<AdminList
				of="emails"
				rows={mails}
				keyOf={({ id }) => String(id)}
				columns={[
					{
						label: 'Subject',
						value: ({ subject }) => subject,
						cell: (mail) => (
							<Button
								kind="quiet"
								aria-label={`Read ${mail.subject}, to ${mail.to}`}
								onClick={() => setRead(mail)}
							>
								{mail.subject}
							</Button>
						),
					},
					{ label: 'To', value: ({ to }) => to },
					{ label: 'Written', at: ({ created }) => created },
					{
						label: 'State',
						value: ({ state }) => states[state],
						cell: (mail) => <State mail={mail} onRetry={() => void retry(mail)} />,
					},
					{ label: 'Attempts', value: ({ attempts }) => attempts },
					{ label: 'Last failure', value: ({ last_error }) => last_error },
				]}
				whenEmpty={
					<Empty title="Nothing mailed yet" heading="h2">
						<p>Every email the site writes shows up here, sent or not.</p>
					</Empty>
				}
			/>
			{read && <MailDialog mail={read} onClose={() => setRead(undefined)} />}
		</>
	);
}

/** True when there may be more emails than those listed. */
const isFull = (mails: OutboxEntry[]) =>
	Object.keys(states).some((is) => mails.filter(({ state }) => state === is).length >= MOST_OF_A_STATE);

function State({ mail: { state, subject, to }, onRetry }: { mail: OutboxEntry; onRetry: () => void }) {
	if (state !== 'dead') return states[state];
	return (
		<span className={layout.row}>
			{states.dead}
			<Button aria-label={`Try ${subject} to ${to} again`} onClick={onRetry}>
				<Icon of={RotateCcw} />
				Try again
			</Button>
		</span>
	);
}

function MailDialog({ mail: { subject, to, text }, onClose }: { mail: OutboxEntry; onClose: () => void }) {
	return (
		<Dialog title={subject} onClose={onClose}>
			<p className={`${layout.soft} ${layout.small}`}>{`To ${to}`}</p>
			<p className={styles.words}>{text}</p>
			<DialogAnswers>
				<Button onClick={onClose}>Close</Button>
			</DialogAnswers>
		</Dialog>
	);
}
