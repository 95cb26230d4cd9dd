import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lines, roadLegs } from '#map/Lines.tsx';
import { stopsAt } from '../domain/map/a-scene.ts';

const stops = stopsAt(130794, 217156, 168148, 164924);

test('while one day is shown the legs of the others are dim; otherwise none is', () => {
	const isDim = (led?: number[]) => roadLegs(stops, [], led).map((leg) => leg.isDim === true);
	expect(isDim()).toEqual([false, false, false]);
	expect(isDim([2, 3])).toEqual([true, false, false]);
});

test('dim legs are drawn apart from the bright ones', () => {
	const view = { center: { lat: 42, long: -72 }, zoom: 7, width: 400, height: 300 };
	const drawn = (led?: number[]) =>
		[
			...renderToStaticMarkup(
				<Lines scene={{ legs: roadLegs(stops, [], led) }} roads={undefined} view={view} rest={view} />,
			).matchAll(/ d="([^"]*)"/g),
		].map(([, path = '']) => path.split('M').length - 1);
	// The line and its casing, dim and then bright.
	expect(drawn()).toEqual([0, 0, 3, 3]);
	expect(drawn([2, 3])).toEqual([1, 1, 2, 2]);
});
