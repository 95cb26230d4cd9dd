import { useLoaderData } from 'react-router-dom';
import type { Arrival } from './arrival.ts';
import { LoadingPlanner } from './LoadingPlanner.tsx';
import { Planner } from './Planner.tsx';
import { useDraft } from './use-draft.ts';

/** The trip planner: the draft trip of this device, its stops on a list and on a map. */
export function TripPlannerScreen() {
	const arrival = useLoaderData<Arrival>();
	const draft = useDraft();
	return draft ? <Planner draft={draft} arrival={arrival} /> : <LoadingPlanner />;
}
