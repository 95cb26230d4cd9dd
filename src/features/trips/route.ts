import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Arrival } from './arrival.ts';
import { arrive } from './arrive.ts';

export { TripPlannerScreen as Component } from './TripPlannerScreen.tsx';

/** What the planner's address asks for; the draft itself is read live from this device. */
export function loader({ request }: LoaderFunctionArgs): Promise<Arrival> {
	return arrive(new URL(request.url).searchParams, request.signal);
}

/** Fresh content asks all pages to load again; what an address asks for happens once. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	return currentUrl.search !== nextUrl.search || currentUrl.pathname !== nextUrl.pathname;
}
