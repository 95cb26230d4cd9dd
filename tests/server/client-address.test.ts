import { expect, test } from 'vitest';
import { placeOf } from '#server/http/client-address.ts';
import { aContact, theForms } from './outreach/the-forms.ts';

test.each([
	['198.51.100.7', '198.51.100.7'],
	['::ffff:198.51.100.7', '198.51.100.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
	['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
	['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
	['2001:db8::6', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['', ''],
	['unknown', 'unknown'],
])('%s is the place %s', (address, place) => {
	expect(placeOf(address)).toBe(place);
});

test('a home with many addresses has no more tries than one', async () => {
	const { contact } = theForms();
	const from = (address: string) => ({ 'X-Forwarded-For': address });
	for (let letters = 0; letters < 20; letters += 1) {
		expect((await contact(aContact(), from(`2001:db8:1:2::${letters}`))).status).toBe(200);
	}
	expect((await contact(aContact(), from('2001:db8:1:2:ffff::1'))).status).toBe(429);
	expect((await contact(aContact(), from('2001:db8:1:3::1'))).status).toBe(200);
});
