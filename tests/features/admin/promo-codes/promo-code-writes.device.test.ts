import { expect, test } from 'vitest';
import { noSignal } from '../../../content/a-device.ts';
import { anAdminsBrowser } from '../an-admins-browser.ts';

const wanted = { code: 'spring', uses: 3, expires: null };

test('a new code can be used, also when it is sent again; another of its name is not created', async () => {
	const office = await anAdminsBrowser();
	const { makeCode } = await import('#features/admin/promo-codes/promo-code-writes.ts');
	for (const _ of ['first', 'again'])
		expect(await makeCode(wanted)).toMatchObject({ codes: [{ code: 'SPRING', uses: 3, ended: null }] });
	expect(await makeCode({ ...wanted, uses: 4 })).toEqual({ fault: 'That code already exists.' });
	expect(office.said()).toEqual(['SPRING can be used now.', 'SPRING can be used now.']);
});

test('a code whose last day is over by the clock of the server, though not by this device, is not made', async () => {
	const office = await anAdminsBrowser();
	const { makeCode } = await import('#features/admin/promo-codes/promo-code-writes.ts');
	expect(await makeCode({ ...wanted, expires: '2020-05-31' })).toEqual({
		fault: 'That day is already over.',
	});
	expect(office.said()).toEqual([]);
});

test('a code that has ended says so; without a signal nothing has ended, and nothing was made', async () => {
	const office = await anAdminsBrowser();
	const { makeCode, endCode } = await import('#features/admin/promo-codes/promo-code-writes.ts');
	const made = await makeCode(wanted);
	if (!('codes' in made) || !made.codes[0]) throw new Error('The code was not made');
	const [code] = made.codes;
	const { answer } = office.network;
	office.network.answer = noSignal as typeof answer;
	expect(await endCode(code)).toBeUndefined();
	expect(office.said().at(-1)).toBe(
		'No answer came, so we don’t know whether this was done. Please try again.',
	);
	expect(await makeCode({ ...wanted, code: 'fall' })).toEqual({
		fault: 'No answer came, so we don’t know whether this was done. Please try again.',
	});
	office.network.answer = answer;
	expect(await endCode(code)).toMatchObject([{ code: 'SPRING', ended: expect.any(String) }]);
	expect(office.said().at(-1)).toBe('SPRING has ended. Anyone who used it keeps the plan.');
});
