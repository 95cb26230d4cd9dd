import { beforeEach, expect, test, vi } from 'vitest';
import { storedNames, storedText, storedValue } from '#runtime/browser-store.ts';
import { aStore } from './a-store.ts';

const stores = { device: aStore(), tab: aStore() };
const aNumber = (stored: unknown) => {
	if (typeof stored !== 'number') throw new TypeError('This is not a number');
	return stored;
};

beforeEach(() => {
	Object.assign(stores, { device: aStore(), tab: aStore() });
	vi.stubGlobal('localStorage', stores.device);
	vi.stubGlobal('sessionStorage', stores.tab);
	vi.spyOn(console, 'warn').mockReturnValue();
});

test('a text is stored as it is, on the device or in the tab, until null deletes it', () => {
	const name = storedText('device', 'name');
	expect(name.read()).toBeNull();
	expect(name.write('Zoë "李"')).toBe(true);
	expect(name.read()).toBe('Zoë "李"');
	expect(storedText('tab', 'name').read()).toBeNull();
	expect(name.write(null)).toBe(true);
	expect(Object.entries(stores.device)).toEqual([]);
	expect(storedText('tab', 'name').write('')).toBe(true);
	expect(Object.entries(stores.tab)).toEqual([['name', '']]);
});

test('a value comes back as what its reader made of it', () => {
	const count = storedValue('device', 'count', aNumber);
	expect(count.read()).toBeNull();
	expect(count.write(7)).toBe(true);
	expect(Object.entries(stores.device)).toEqual([['count', '7']]);
	expect(count.read()).toBe(7);
	expect(count.write(null)).toBe(true);
	expect(Object.entries(stores.device)).toEqual([]);
	expect(console.warn).not.toHaveBeenCalled();
});

test('the names that begin alike are found where they are stored', () => {
	for (const name of ['draft-2', 'draft-1', 'other']) storedText('device', name).write('x');
	storedText('tab', 'draft-3').write('x');
	expect(storedNames('device', 'draft-').sort()).toEqual(['draft-1', 'draft-2']);
});

test.each(['', '{', '"7"', 'null'])(
	'a stored %o is not a number: it reads as null, and the console says so',
	(text) => {
		stores.device.count = text;
		expect(storedValue('device', 'count', aNumber).read()).toBeNull();
		expect(console.warn).toHaveBeenCalledExactlyOnceWith(
			'What this browser stores as "count" cannot be read',
			expect.anything(),
		);
	},
);

test('where the browser stores nothing, reading gives null and writing false, each with its reason on the console', () => {
	const refusal = new DOMException('blocked', 'SecurityError');
	Object.defineProperty(globalThis, 'localStorage', {
		configurable: true,
		get: () => {
			throw refusal;
		},
	});
	const count = storedValue('device', 'count', aNumber);
	expect(count.read()).toBeNull();
	expect(console.warn).toHaveBeenLastCalledWith(
		'This browser does not say what it stores as "count"',
		refusal,
	);
	expect(count.write(7)).toBe(false);
	expect(count.write(null)).toBe(false);
	expect(console.warn).toHaveBeenLastCalledWith('This browser does not store "count"', refusal);
	expect(storedNames('device', 'draft-')).toEqual([]);
	expect(console.warn).toHaveBeenCalledTimes(4);
});
