import { CircleX } from 'lucide-react';
import { Banner } from '#ui/Banner.tsx';
import { usePlanner } from './planner.ts';

/** Says why no eleventh stop was added, for as long as there are ten. */
export function LimitBanner() {
	const { isPastLimit } = usePlanner();
	if (!isPastLimit) return null;
	return (
		<Banner icon={CircleX} tone="bad" live="alert">
			<strong>10 Locations Maximum.</strong> Please remove a location before trying to add more.
		</Banner>
	);
}
