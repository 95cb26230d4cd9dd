// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Guide } from '#domain/colleges/college.ts';
import { Features } from '#features/colleges/Features.tsx';
import { draw, shownWords } from '../../ui/draw.ts';

vi.mock('#ui/Html.tsx', () => import('../../ui/stand-ins.tsx'));

test('two features with the same title stay two, whatever an editor makes of the first', () => {
	const panel = (...titles: string[]) => {
		const features = titles.map((title) => ({ title, html: 'Free' }));
		const guide = { name: 'Yale University', features: '', main_url: '', content: { features } };
		return <Features guide={guide as Guide} />;
	};
	const { redraw } = draw(panel('Parking', 'Parking'));
	expect(shownWords()).toBe('Special FeaturesParkingFreeParkingFree');
	redraw(panel('Museums', 'Parking'));
	expect(shownWords()).toBe('Special FeaturesMuseumsFreeParkingFree');
});
