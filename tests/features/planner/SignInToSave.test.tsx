import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { SignInToSave } from '#features/planner/SignInToSave.tsx';

const wordsFor = (stops: number) =>
	/<p>([^<]*)/.exec(renderToStaticMarkup(<SignInToSave stops={stops} onClose={() => undefined} />))?.[1];

test('a trip that a free plan saves is promised to be saved at the sign-in', () => {
	expect(wordsFor(freePlan.stops)).toContain('We save this one as soon as you sign in;');
});

test('of a trip with more stops than a free plan saves the dialog says so, and promises nothing', () => {
	const words = wordsFor(freePlan.stops + 1);
	expect(words).toContain('This one has 6 stops. A free plan saves 5 stops; the trial saves 10, no card.');
	expect(words).toMatch(/Until it’s saved, the draft stays on this \w+\.$/);
	expect(words).not.toContain('as soon as you sign in');
});
