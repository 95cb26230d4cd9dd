import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadZoneOf } from '#trips/plan-parts.ts';
import { openShared, type SharedPage } from './open-shared.ts';

export { SharedTripScreen as Component } from './SharedTripScreen.tsx';

/** Requests the trip for the link in the address; the page is shown at once. */
export function loader({ params }: LoaderFunctionArgs): SharedPage {
	return { title: 'A shared trip', opened: openShared(params.token ?? ''), zoneOf: loadZoneOf() };
}
