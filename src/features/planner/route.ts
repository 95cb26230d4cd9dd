import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { startRoads } from '#roads/ask-roads.ts';
import { loadZoneOf } from '#trips/plan-parts.ts';
import type { PlannerData } from './arrival.ts';
import { arrive } from './arrive.ts';

export { TripPlannerScreen as Component } from './TripPlannerScreen.tsx';

/** Loads what the address asks for, and the stops' time zones; the draft itself is read live from this device. */
export async function loader({ request }: LoaderFunctionArgs): Promise<PlannerData> {
	const query = new URL(request.url).searchParams;
	if (query.has('tid')) startRoads();
	const [zoneOf, arrival] = await Promise.all([loadZoneOf(), arrive(query, request.signal)]);
	return { zoneOf, arrival };
}

/** Fresh content makes every page reload, but what an address asks for happens only once. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	return currentUrl.search !== nextUrl.search || currentUrl.pathname !== nextUrl.pathname;
}
