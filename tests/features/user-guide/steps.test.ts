import { expect, test } from 'vitest';
import { steps } from '#features/user-guide/steps.ts';

test('no step leads to the guide of one college, which may be closed', () => {
	expect(steps.map(({ to }) => to).filter((to) => to.startsWith('/college/'))).toEqual([]);
});
