import type { Account } from '#domain/accounts/account.ts';
import type { ListColumn } from '../list/list-column.ts';

/** The columns of the User List, named as in the specification (§2). */
export const userColumns: ListColumn<Account>[] = [
	{ label: 'AWS ID', value: ({ cognito_id }) => cognito_id },
	{ label: 'Internal ID', value: ({ person_id }) => person_id },
	{ label: 'Email', value: ({ email }) => email, breaks: true },
	{ label: 'Created', at: ({ created }) => created },
	{ label: 'Last Modified', at: ({ last_modified }) => last_modified },
	{ label: 'Paying User?', value: ({ stripe_sub_id }) => stripe_sub_id && 'Yes' },
	{ label: 'User Type', value: ({ subscription_type }) => subscription_type },
	{ label: 'Trial Start', at: ({ trial_start }) => trial_start },
];

/** A user's display name in the back office. */
export const nameOf = ({ email, displayName, person_id }: Account) =>
	email ?? displayName ?? `User ${person_id}`;
