import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ListedAccount } from '#domain/accounts/edit-access.ts';
import { FIXED_ACCESS } from '#domain/accounts/roles.ts';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import { Empty } from '#ui/Empty.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { labels } from '../field-labels.ts';
import { InTestMode } from '../InTestMode.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { nameOf, userColumns } from './user-columns.tsx';
import { changeAccess } from './user-writes.ts';

/** All accounts, and who among them may edit. */
export function UsersScreen() {
	const loaded = useLoaderData<{ users: ListedAccount[]; mode: AccountBilling['mode'] }>();
	const [users, setUsers] = useState(loaded.users);
	const noteChanged = (changed: ListedAccount) =>
		setUsers((before) => before.map((each) => (each.id === changed.id ? changed : each)));
	return (
		<>
			<h1>User List</h1>
			<InTestMode mode={loaded.mode} />
			<AdminList
				of="users"
				rows={users}
				keyOf={({ id }) => id}
				columns={[
					...userColumns,
					{
						label: labels.account.access,
						value: ({ access }) => access > 0,
						stays: true,
						cell: (user) => <AccessSwitch user={user} onChanged={noteChanged} />,
					},
				]}
				whenEmpty={
					<Empty title="No accounts yet" heading="h2">
						<p>Everyone who signs up shows up here.</p>
					</Empty>
				}
			/>
		</>
	);
}

function AccessSwitch({
	user,
	onChanged,
}: {
	user: ListedAccount;
	onChanged: (user: ListedAccount) => void;
}) {
	const { isBusy, busyWith } = useBusy();
	const flip = async () => {
		const changed = await changeAccess(user);
		if (changed) onChanged(changed);
	};
	return (
		<Switch
			label={user.access === FIXED_ACCESS ? 'Fixed' : 'Editor'}
			aria-label={`Editor access of ${nameOf(user)}`}
			checked={user.access > 0}
			disabled={user.access === FIXED_ACCESS || isBusy}
			onChange={() => void busyWith(flip)}
		/>
	);
}
