import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingDrive } from '#features/planner/drive/DriveScreen.tsx';
import { LoadingPlanner } from '#features/planner/LoadingPlanner.tsx';
import { UnknownAccount } from '#features/planner/saved/UnknownAccount.tsx';

const headings = (page: React.ReactNode) => renderToStaticMarkup(page).match(/<h1[^>]*>[^<]*/g) ?? [];

test('the planner has one heading while it loads, which the focus passes over', () => {
	for (const page of [<LoadingPlanner key="trip" />, <UnknownAccount key="account" />])
		expect(headings(page)).toEqual([expect.stringMatching(/data-passing.*>Trip Planner$/)]);
});

test('so does driving mode', () => {
	expect(headings(<LoadingDrive />)).toEqual([expect.stringMatching(/data-passing.*>\s*On the Road$/)]);
});

test('what keeps the planner from loading is read from its heading on', () => {
	expect(headings(<LoadingPlanner>No signal.</LoadingPlanner>)).toEqual([
		expect.not.stringContaining('data-passing'),
	]);
});
