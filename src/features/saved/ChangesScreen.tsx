import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { ForMember } from './ForMember.tsx';
import { TripChangesOf } from './TripChangesOf.tsx';

/** A saved trip's replaced values, and its edits that were not accepted. */
export function ChangesScreen() {
	const { tripId } = useLoaderData<{ tripId: string }>();
	return (
		<ForMember title="Changes" back={paths.tripChanges(tripId)}>
			{(member) => (
				<TripChangesOf key={`${member.account.accountId} ${tripId}`} member={member} tripId={tripId} />
			)}
		</ForMember>
	);
}
