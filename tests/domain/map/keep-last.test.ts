import { expect, test, vi } from 'vitest';
import { keepLast } from '#domain/map/keep-last.ts';

test('a result is returned again for the same arguments, and computed again for others', () => {
	const work = vi.fn((list: number[], { factor, shift }: { factor: number; shift: number }) =>
		list.map((each) => each * factor + shift),
	);
	const kept = keepLast(work);
	const [list, other] = [[1, 2], [3]];
	const first = kept(list, { factor: 2, shift: 1 });
	expect(first).toEqual([3, 5]);
	expect(kept(other, { factor: 2, shift: 1 })).toEqual([7]);
	expect(kept(list, { factor: 2, shift: 1 })).toBe(first);
	expect(work).toHaveBeenCalledTimes(2);
	expect(kept(list, { factor: 2, shift: 0 })).toEqual([2, 4]);
	expect(kept(list, { factor: 2, shift: 1 })).toEqual(first);
	expect(work).toHaveBeenCalledTimes(4);
});
