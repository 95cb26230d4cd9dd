import { useLoaderData } from 'react-router-dom';
import { moneyWords } from '#domain/billing/money.ts';
import type { GivenDonation } from '#domain/donations/given-donation.ts';
import { Empty } from '#ui/Empty.tsx';
import { AdminList } from '../list/AdminList.tsx';

const states = {
	open: 'Not paid yet',
	paid: 'Paid',
	over: 'Never paid',
	ended: 'Refunded',
	disputed: 'Disputed',
} as const;

/** Donations, completed and only started. */
export function DonationsScreen() {
	const { rows } = useLoaderData<{ rows: GivenDonation[] }>();
	const paid = rows.filter(({ service, state }) => state === 'paid' && service !== 'test');
	const sum = paid.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
	return (
		<>
			<h1>Donations</h1>
			<p>
				{`${moneyWords(sum)} given in all, in ${paid.length === 1 ? 'one donation' : `${paid.length} donations`}.`}
				{rows.some(({ service }) => service === 'test') && ' Those in TEST MODE don’t count.'}
			</p>
			<AdminList
				of="donations"
				rows={rows}
				keyOf={({ id }) => id}
				columns={[
					{ label: 'Email', value: ({ email }) => email },
					{
						label: 'Amount',
						value: ({ amount_cents }) => amount_cents / 100,
						cell: ({ amount_cents }) => moneyWords(amount_cents),
					},
					{
						label: 'State',
						value: ({ service, state }) => `${states[state]}${service === 'test' ? ' in TEST MODE' : ''}`,
					},
					{ label: 'Begun', at: ({ created }) => created },
					{ label: 'Paid', at: ({ paid }) => paid },
				]}
				whenEmpty={
					<Empty title="No donations yet" heading="h2">
						<p>Each donation shows up here once someone starts it.</p>
					</Empty>
				}
			/>
		</>
	);
}
