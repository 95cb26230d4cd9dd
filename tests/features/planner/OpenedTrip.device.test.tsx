import 'fake-indexeddb/auto';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useKeyOfPerson } from '#features/planner/OpenedTrip.tsx';

/** The key in a planner at which these people are, one after the other; undefined is nobody. */
function keysOf(...people: (string | undefined)[]): number[] {
	const keys: number[] = [];
	function Planner() {
		// Twice each: React draws a component again, before anything shows, when it sets its own state.
		const [drawn, draw] = useState(0);
		const shown = Math.floor(drawn / 2);
		keys[shown] = useKeyOfPerson(people[shown]);
		if (drawn < people.length * 2 - 1) draw(drawn + 1);
		return null;
	}
	renderToStaticMarkup(<Planner />);
	return keys;
}

test('only somebody else who signs in finds the forms of a trip closed', () => {
	expect(keysOf(undefined, 'ann', undefined, 'ann', 'bo')).toEqual([0, 0, 0, 0, 1]);
	expect(keysOf('ann', undefined, 'bo', 'bo')).toEqual([0, 0, 1, 1]);
});
