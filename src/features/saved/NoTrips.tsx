import { Route } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The empty list of trips: what belongs here, and how to begin. */
export function NoTrips({ hasDraft }: { hasDraft: boolean }) {
	return (
		<Empty title="No saved trips yet" heading="h2">
			<p>
				Trips you save show up here on all your devices, even with no signal.
				{hasDraft && ' Open your draft and press Save to keep it here.'}
			</p>
			{!hasDraft && (
				<ButtonLink kind="go" to={paths.tripPlanner}>
					<Icon of={Route} />
					Plan a trip
				</ButtonLink>
			)}
		</Empty>
	);
}
