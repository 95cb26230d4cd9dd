import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TripSketch } from '#map/TripSketch.tsx';
import { stopsAt } from '../domain/map/a-scene.ts';

vi.mock('#ui/printing.ts', () => ({ useIsPrinting: () => true }));

test('the sketch shows the whole route, even where it runs beyond its stops', () => {
	// Amherst and Boston: the drive between them runs far to the south.
	const stops = stopsAt(164465, 164924);
	const line = new Float32Array([42.37, -72.51, 41.5, -72, 42.34, -71.17]);
	const drive = { miles: 120, minutes: 120, by: 'highways' as const, directions: [], steps: [], line };
	const page = renderToStaticMarkup(<TripSketch stops={stops} drives={[drive]} />);
	const [, path = ''] = / d="([^"]*)" pathLength/.exec(page) ?? [];
	// Pairs of steps, the first from the corner.
	const steps = [...path.matchAll(/-?\d*\.?\d+/g)].map(Number);
	let [x, y] = [0, 0];
	for (const [at, step] of steps.entries()) {
		if (at % 2 === 0) x += step;
		else y += step;
		expect([x > 0, x < 278]).toEqual([true, true]);
		expect([y > 0 || at === 0, y < 330]).toEqual([true, true]);
	}
	expect(steps.length).toBeGreaterThan(6);
});
