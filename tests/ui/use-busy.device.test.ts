import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

const set = vi.hoisted(() => vi.fn());
vi.mock('react', () => ({ useState: (first: unknown) => [first, set] }));

import { useBusy } from '#ui/use-busy.ts';

beforeEach(() => set.mockClear());

test('work is busy until it has ended, and its answer is passed on', async () => {
	const { busyWith } = useBusy();
	const during = vi.fn(() => set.mock.calls.flat());
	expect(await busyWith(async () => during())).toEqual([true]);
	expect(set.mock.calls.flat()).toEqual([true, false]);
});

test('work that fails does not stay busy, and its error is not swallowed', async () => {
	const { busyWith } = useBusy();
	await expect(busyWith(() => Promise.reject(new Error('The database is closed')))).rejects.toThrow('closed');
	expect(set.mock.calls.flat()).toEqual([true, false]);
});

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
