import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newStop } from '#domain/trips/trip.ts';
import { FoundStops } from '#features/planner/add/FoundStops.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

test('a place that is a stop already says so, and can still be added again', () => {
	const [hotel, other] = ['Hyatt Place', 'Porter Square Hotel'].map((name, index) =>
		aPlace({ type: 'hotel', code: `h${index}`, name }),
	);
	if (!hotel || !other) throw new Error('There are two');
	const planner = {
		trip: { stops: [newStop('s1', aPlace()), newStop('s2', hotel)] },
	} as unknown as PlannerState;
	const rows = [hotel, other].map((place) => ({
		place,
		parts: [{ text: place.name, match: false }],
		detail: 'Medford',
	}));
	const page = renderToStaticMarkup(
		<PlannerContext value={planner}>
			<FoundStops rows={rows} onChoose={() => undefined} />
		</PlannerContext>,
	);
	const said = page
		.split('<li>')
		.slice(1)
		.map((row) => row.replace(/<[^>]*>/g, '').trim());
	expect(said).toEqual(['Hyatt Place Already stop 2. Medford  Add', 'Porter Square Hotel Medford  Add']);
});
