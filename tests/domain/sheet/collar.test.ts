import { expect, test } from 'vitest';
import { degreesMinutesSeconds } from '#domain/sheet/collar.ts';

test('the collar gives degrees, minutes and seconds', () => {
	expect(degreesMinutesSeconds(42.3361, ['N', 'S'])).toBe('42°20′10″ N');
	expect(degreesMinutesSeconds(-71.1692, ['E', 'W'])).toBe('71°10′09″ W');
	expect(degreesMinutesSeconds(0, ['N', 'S'])).toBe('0°00′00″ N');
	expect(degreesMinutesSeconds(-0.99999, ['N', 'S'])).toBe('1°00′00″ S');
});
