import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { NextRoad } from '#features/planner/drive/NextRoad.tsx';

const drive: LegDrive = {
	miles: 60,
	minutes: 60,
	by: 'highways',
	directions: [
		{ road: 'I-95 N', miles: 50 },
		{ road: 'I-195 E', miles: 10 },
	],
	steps: [],
	line: new Float32Array([41.3, -72.9, 41.8, -71.4]),
};
const shown = (of: LegDrive) =>
	renderToStaticMarkup(<NextRoad drive={of} />)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

test('the way is given by its highways, and by its turns where they are stored', () => {
	expect(shown(drive)).toBe('Take I-95 N for 50 mi Then I-195 E 10 mi highway estimate');
	const steps = [
		{ words: 'Head east on Chapel Street', road: 'Chapel Street', miles: 0.4 },
		{ words: 'Take the ramp toward I-95 North', road: 'I-95', miles: 59.6 },
	];
	expect(shown({ ...drive, by: 'road', steps })).toBe(
		'First Head east on Chapel Street In 0.4 mi: Take the ramp toward I-95 North Follow the turns road ' +
			'Turn by turn Head east on Chapel Street 0.4 mi Take the ramp toward I-95 North 60 mi',
	);
});
