import { Fragment, type ReactNode, useState } from 'react';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { useSession } from '#session/session.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { draftStore } from '#trips/draft-store.ts';
import { savedStore } from '#trips/saved-store.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { MissingTrip } from './saved/MissingTrip.tsx';
import { UnknownAccount } from './saved/UnknownAccount.tsx';
import { type ShownTrip, useShownTrip } from './use-shown-trip.ts';

interface Props {
	/** The id of a saved trip; null for the draft. */
	tripId: string | null;
	signIn: { title: string; back: (tripId: string) => string };
	loading: ReactNode;
	children: (store: TripStore, shown: ShownTrip) => ReactNode;
}

/** Opens this device's draft or a saved trip; until it is here, says what it is waiting for. */
export function OpenedTrip({ tripId, signIn, loading, children }: Props) {
	const { isSignedIn, account: who } = useSession();
	const key = useKeyOfPerson(who?.id);
	const account = useCurrentAccount();
	const store = tripId === null ? draftStore : account && savedStore(account, tripId);
	const shown = useShownTrip(store);
	const isHere = (shown?.isOnDevice || shown?.isRefused) && shown.trip.life !== 'gone';
	if (store && shown && (isHere || tripId === null))
		return <Fragment key={key}>{children(store, shown)}</Fragment>;
	if (tripId === null) return loading;
	if (account && shown) return <MissingTrip account={account} tripId={tripId} shown={shown} />;
	if (account) return loading;
	if (isSignedIn) return <UnknownAccount />;
	return (
		<SignInRequired title={signIn.title} back={signIn.back(tripId)}>
			This trip is saved to an account. The draft on this device opens without one.
		</SignInRequired>
	);
}

/**
 * Returns the key of a trip's page: it changes when somebody else signs in, who must not find the previous person's
 * open form. If a session ends, or a visitor signs in, the person goes on typing.
 */
export function useKeyOfPerson(accountId: string | undefined): number {
	const [known, note] = useState({ accountId, key: 0 });
	if (accountId !== undefined && accountId !== known.accountId) {
		note({ accountId, key: known.accountId === undefined ? known.key : known.key + 1 });
	}
	return known.key;
}
