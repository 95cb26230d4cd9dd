import { useLoaderData } from 'react-router-dom';
import type { ListedSubscriber } from '#domain/newsletter/listed-subscriber.ts';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { AdminList } from '../list/AdminList.tsx';

const states = {
	pending: 'Not confirmed yet',
	confirmed: 'Confirmed',
	unsubscribed: 'Unsubscribed',
} as const;
const sources = { newsletter: 'Newsletter form', popup: 'Email popup' } as const;

export function SubscribersScreen() {
	const { rows } = useLoaderData<{ rows: ListedSubscriber[] }>();
	return (
		<>
			<h1>Subscribers</h1>
			<p className={layout.soft}>Write only to those who have confirmed.</p>
			<AdminList
				of="subscribers"
				rows={rows}
				keyOf={({ email }) => email}
				columns={[
					{ label: 'Email', value: ({ email }) => email },
					{ label: 'First name', value: ({ first_name }) => first_name },
					{ label: 'State', value: ({ status }) => states[status] },
					{ label: 'From', value: ({ source }) => sources[source] },
					{ label: 'Asked', at: ({ created }) => created },
					{ label: 'Confirmed', at: ({ confirmed }) => confirmed },
					{ label: 'Unsubscribed', at: ({ unsubscribed }) => unsubscribed },
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
