import type { LoaderFunctionArgs } from 'react-router-dom';
import { tripIdIn } from '#domain/paths.ts';
import { loadZoneOf } from '#trips/plan-parts.ts';
import type { DriveData } from './DriveScreen.tsx';

export { DriveScreen as Component } from './DriveScreen.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<DriveData> {
	const tripId = tripIdIn(new URL(request.url).searchParams);
	return { title: 'On the Road', tripId, zoneOf: await loadZoneOf() };
}
