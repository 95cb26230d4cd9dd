import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A component that tracks by itself if it is busy: a failure leaves its buttons disabled. */
const byHand = /const \[\w*(busy|trying|sending|saving|loading|revoking)\w*, ?\w+\] = useState/i;

test('no code tracks by hand whether it is busy', () => {
	const planted = 'const [isBusy, setBusy] = useState(false);';
	expect([planted, 'const [isTrying, setTrying] = useState(false);'].every((line) => byHand.test(line))).toBe(
		true,
	);
	const found = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.tsx?$/.test(path) && existsSync(path))
		.filter((path) => byHand.test(readFileSync(path, 'utf8')));
	expect(found).toEqual(['src/ui/use-busy.ts']);
});
