import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import { RoadButtons } from '#features/planner/drive/RoadButtons.tsx';
import { aPlace } from '../../../domain/trips/builders.ts';

test('the person whom a call reaches is named in one line of words beside its icon', () => {
	const page = renderToStaticMarkup(
		<RoadButtons
			plan={{ stops: [{ id: 's1', place: aPlace() }] } as unknown as TourPlan}
			visit={{ stop: 0 } as ScheduledVisit}
			isFlown={true}
			phone="617-555-0123"
			isYetToLeave={false}
			onStop={() => undefined}
			onLate={null}
		/>,
	);
	// The button lays out its children apart from each other.
	expect(page).toMatch(
		/<\/svg><span[^>]*>Call <bdi>Brown University<\/bdi><span[^>]*> at 617-555-0123<\/span><\/span><\/a>/,
	);
});
