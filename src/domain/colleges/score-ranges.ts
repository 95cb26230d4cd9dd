const tests = ['sat_reading', 'sat_math', 'act_composite', 'act_english', 'act_math'] as const;
type ScoreField = `${(typeof tests)[number]}_${25 | 75}`;
type Scores = { [Field in ScoreField]?: unknown };

const TOO_HIGH = 'Must not be above the 75th percentile';
const TOO_LOW = 'Must not be below the 25th percentile';

/**
 * Returns the fault of each changed score that puts a 25th percentile above its 75th. Scores left as they are have none:
 * what the Department reports may be wrong, and must not keep an editor from changing something else.
 */
export function rangeFaults(changed: Scores, present: Scores): Partial<Record<ScoreField, string>> {
	const faults: Partial<Record<ScoreField, string>> = {};
	for (const test of tests) {
		const [low, high] = [`${test}_25`, `${test}_75`] as const;
		const score = (field: ScoreField) => (field in changed ? changed[field] : present[field]);
		const [least, most] = [score(low), score(high)];
		if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
		if (low in changed) faults[low] = TOO_HIGH;
		if (high in changed) faults[high] = TOO_LOW;
	}
	return faults;
}
