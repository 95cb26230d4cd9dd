import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { State } from '#domain/states/state.ts';
import { StateLine } from '#features/admin/states/StateLine.tsx';

const maine: State = {
	fips: '23',
	name: 'Maine',
	state_abbreviation: 'ME',
	enabled: true,
	region: 'NewEngland',
	center_lat: 45,
	center_long: -69,
	default_zoom: 6,
	travel_tips: ['<p>Mud in April.</p>', '<p>Moose.</p>'],
	college_count: 1,
};
const lineOf = (state: Partial<State>) =>
	renderToStaticMarkup(
		<MemoryRouter initialEntries={['/admin/state']}>
			<StateLine state={{ ...maine, ...state }} />
		</MemoryRouter>,
	);

test('a state says whether it is live, how many colleges and tips it has, and leads to its editor', () => {
	const line = lineOf({});
	expect(line).toContain('href="/admin/state?fips=23"');
	expect(line).toContain('>Maine<');
	expect(line).toContain('New England, 1 live college, 2 trip tips');
	expect(line).toContain('>Live<');
});

test('one that is not live and lacks tips says so', () => {
	const line = lineOf({ enabled: false, travel_tips: [], college_count: 0 });
	expect(line).toContain('0 live colleges, no trip tips yet');
	expect(line).not.toContain('>Live<');
});
