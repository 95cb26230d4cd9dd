import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useKeyOfTrip } from '#features/planner/use-state-of-trip.ts';

/** The key in a planner that shows the trips with these ids one after the other. */
function keysOf(...tripIds: string[]): number[] {
	const keys: number[] = [];
	function Planner() {
		// Twice each: React draws a component again, before anything shows, when it sets its own state.
		const [drawn, draw] = useState(0);
		const shown = Math.floor(drawn / 2);
		keys[shown] = useKeyOfTrip(tripIds[shown] ?? '');
		if (drawn < tripIds.length * 2 - 1) draw(drawn + 1);
		return null;
	}
	renderToStaticMarkup(<Planner />);
	return keys;
}

test('each trip that opens in a planner has a key of its own; a draft that gets its id is the same trip', () => {
	expect(keysOf('t_1', 't_1', 't_2', 't_1')).toEqual([0, 0, 1, 2]);
	expect(keysOf('', '', 't_1', '', 't_2')).toEqual([0, 0, 0, 1, 1]);
});
