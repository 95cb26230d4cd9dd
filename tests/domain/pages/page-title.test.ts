import { expect, test } from 'vitest';
import { pageTitle } from '#domain/pages/page-title.ts';

test('a page is titled by its name, else by the last segment of its path in title case, else by default', () => {
	expect(pageTitle('/college/164924', 'Boston College')).toBe('Boston College | College Tour Trails');
	expect(pageTitle('/trip-planner')).toBe('Trip Planner | College Tour Trails');
	expect(pageTitle('/state/Washington%20D.C.')).toBe('Washington D.C. | College Tour Trails');
	expect(pageTitle('/state/%E0%A4%A')).toBe('%E0%A4%A | College Tour Trails');
	expect(pageTitle('/')).toBe(
		'College Tour Trails: plan the whole college tour, then drive it with no signal',
	);
});
