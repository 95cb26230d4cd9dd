import { paths } from '#domain/paths.ts';
import { ForMember } from './ForMember.tsx';
import { SavedTripsOf } from './SavedTripsOf.tsx';

export function SavedScreen() {
	return (
		<ForMember title="Saved Trips" back={paths.saved}>
			{(member) => <SavedTripsOf key={member.account.accountId} member={member} />}
		</ForMember>
	);
}
