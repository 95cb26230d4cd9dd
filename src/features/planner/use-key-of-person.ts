import { useState } from 'react';

/**
 * The key of what this page shows of a trip: another one once somebody else signs in, who finds no form open in which the
 * person before was typing. Whose session ends, or who signs in at last, goes on typing.
 */
export function useKeyOfPerson(accountId: string | undefined): number {
	const [known, note] = useState({ accountId, key: 0 });
	if (accountId !== undefined && accountId !== known.accountId) {
		note({ accountId, key: known.accountId === undefined ? known.key : known.key + 1 });
	}
	return known.key;
}
