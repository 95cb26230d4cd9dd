import { expect, test } from 'vitest';
import { rangeFaults } from '#domain/colleges/score-ranges.ts';

const low = 'Must not be above the 75th percentile';
const high = 'Must not be below the 25th percentile';

test.each([
	[{ sat_math_25: 700 }, { sat_math_75: 650 }, { sat_math_25: low }],
	[{ sat_math_75: 650 }, { sat_math_25: 700 }, { sat_math_75: high }],
	[{ act_math_25: 30, act_math_75: 20 }, {}, { act_math_25: low, act_math_75: high }],
	[{ act_math_25: 30, act_math_75: 30 }, {}, {}],
	[{ act_math_25: null }, { act_math_75: 20 }, {}],
	[{ act_math_25: 30 }, { act_english_75: 20, act_math_75: null }, {}],
	[{ sat_math_25: 500 }, { act_math_25: 30, act_math_75: 20, sat_math_75: 600 }, {}],
])('%j over %j has the faults %j', (changed, present, faults) => {
	expect(rangeFaults(changed, present)).toEqual(faults);
});
