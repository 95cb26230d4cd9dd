import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Account } from '#domain/accounts/account.ts';
import { FIXED_ACCESS } from '#domain/accounts/roles.ts';
import { Empty } from '#ui/Empty.tsx';
import { Switch } from '#ui/Switch.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { nameOf, userColumns } from './user-columns.tsx';
import { changeAccess } from './user-writes.ts';

/** All accounts, and which of them may edit. */
export function UsersScreen() {
	const [users, setUsers] = useState(useLoaderData<{ users: Account[] }>().users);
	const [busy, setBusy] = useState<string>();
	const flip = async (user: Account) => {
		setBusy(user.id);
		const changed = await changeAccess(user);
		setBusy(undefined);
		if (changed) setUsers((before) => before.map((each) => (each.id === changed.id ? changed : each)));
	};
	return (
		<>
			<h1>User List</h1>
			<AdminList
				of="users"
				rows={users}
				keyOf={({ id }) => id}
				columns={[
					...userColumns,
					{
						label: 'Editor Access',
						value: ({ access }) => access > 0,
						stays: true,
						cell: (user) => (
							<Switch
								label={user.access === FIXED_ACCESS ? 'Fixed' : 'Editor'}
								aria-label={`Editor access of ${nameOf(user)}`}
								checked={user.access > 0}
								disabled={user.access === FIXED_ACCESS || busy === user.id}
								onChange={() => void flip(user)}
							/>
						),
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
