import { CircleX } from 'lucide-react';
import { Banner } from '#ui/Banner.tsx';
import { PlanLink } from './PlanLink.tsx';
import { usePlanner } from './planner.ts';

/** Says why no further stop was added, for as long as there are as many as there may be. */
export function LimitBanner() {
	const { isPastLimit, room } = usePlanner();
	if (!isPastLimit) return null;
	if (room.by === 'plan') {
		return (
			<Banner icon={CircleX} tone="bad" live="alert">
				<strong>{`The free plan keeps ${room.mostStops} stops in a saved trip.`}</strong> Remove one before
				you add another, or <PlanLink />
			</Banner>
		);
	}
	return (
		<Banner icon={CircleX} tone="bad" live="alert">
			<strong>10 Locations Maximum.</strong> Please remove a location before trying to add more.
		</Banner>
	);
}
