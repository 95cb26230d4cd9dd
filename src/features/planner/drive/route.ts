import type { LoaderFunctionArgs } from 'react-router-dom';
import { readRoadsAhead } from '#roads/ask-roads.ts';
import { loadZoneOf } from '#trips/plan-parts.ts';
import type { DriveData } from './DriveScreen.tsx';

export { DriveScreen as Component } from './DriveScreen.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<DriveData> {
	const tripId = new URL(request.url).searchParams.get('tid') || null;
	const zoneOf = await loadZoneOf();
	readRoadsAhead();
	return { title: 'On the Road', tripId, zoneOf };
}
