import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { tripIdIn } from '#domain/paths.ts';
import type { ScorecardsData } from './ScorecardsScreen.tsx';

export { ScorecardsScreen as Component } from './ScorecardsScreen.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<ScorecardsData> {
	const tripId = tripIdIn(new URL(request.url).searchParams);
	const { colleges } = await loadCatalogue();
	return { title: 'Scorecards', tripId, colleges };
}
