import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingPlanner } from '#features/planner/LoadingPlanner.tsx';
import { LoadingTrip } from '#features/planner/LoadingTrip.tsx';
import { UnknownAccount } from '#features/planner/saved/UnknownAccount.tsx';

const headings = (page: React.ReactNode) => renderToStaticMarkup(page).match(/<h1[^>]*>(<bdi>)?[^<]*/g) ?? [];

test('the planner has one heading while it loads, which the focus passes over', () => {
	for (const page of [<LoadingPlanner key="trip" />, <UnknownAccount key="account" />])
		expect(headings(page)).toEqual([expect.stringMatching(/data-passing.*>Trip Planner$/)]);
});

test('a trip that is read, but not yet its roads, shows its name', () => {
	const [heading = ''] = headings(<LoadingPlanner trip={{ name: 'Spring loop' }} />);
	expect(heading).toMatch(/data-passing.*>Spring loop$/);
	expect(heading).not.toContain('onlyForReaders');
});

test('driving mode and the scorecards have such a heading, too', () => {
	const page = <LoadingTrip title="On the Road" heights={[4]} />;
	expect(headings(page)).toEqual([expect.stringMatching(/data-passing.*>\s*On the Road$/)]);
});

test('what keeps the planner from loading is read from its heading on', () => {
	expect(headings(<LoadingPlanner>No signal.</LoadingPlanner>)).toEqual([
		expect.not.stringContaining('data-passing'),
	]);
});
