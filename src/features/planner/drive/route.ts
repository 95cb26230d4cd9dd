import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadZoneOf } from '#trips/plan-parts.ts';
import type { DriveData } from './DriveScreen.tsx';

export { DriveScreen as Component } from './DriveScreen.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<DriveData> {
	const tripId = new URL(request.url).searchParams.get('tid') || null;
	return { title: 'On the Road', tripId, zoneOf: await loadZoneOf() };
}
