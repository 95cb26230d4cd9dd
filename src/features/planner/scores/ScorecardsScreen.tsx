import { useLoaderData } from 'react-router-dom';
import type { College } from '#domain/colleges/college.ts';
import { paths } from '#domain/paths.ts';
import { LoadingTrip } from '../LoadingTrip.tsx';
import { OpenedTrip } from '../OpenedTrip.tsx';
import { Scorecards } from './Scorecards.tsx';

export interface ScorecardsData {
	title: string;
	tripId: string | null;
	colleges: readonly College[];
}

const signIn = { title: 'Sign in to see these scorecards', back: paths.scorecards };

/** What the family thought of each campus of the draft or of a saved trip. */
export function ScorecardsScreen() {
	const { tripId, colleges } = useLoaderData<ScorecardsData>();
	return (
		<OpenedTrip
			tripId={tripId}
			signIn={signIn}
			loading={<LoadingTrip title="Scorecards" heights={[4, 6, 6, 6]} />}
		>
			{(store, shown) => <Scorecards store={store} shown={shown} colleges={colleges} />}
		</OpenedTrip>
	);
}
