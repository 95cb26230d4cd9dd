import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, placeOf } from '#server/http/client-address.ts';
import { aContact, theForms } from '../the-forms.ts';

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

test.each([
	[0, '192.0.2.1', '198.51.100.7'],
	[1, '192.0.2.1, 203.0.113.5', '203.0.113.5'],
	[2, '192.0.2.1, 203.0.113.5', '192.0.2.1'],
	[2, '203.0.113.5', '198.51.100.7'],
	// Some proxies add the port, which would make each connection a new address.
	[1, '203.0.113.5:50123', '203.0.113.5'],
	[1, '[2001:db8:1:2::6]:50123', '2001:db8:1:2::/64'],
	[1, '[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
	[1, '', '198.51.100.7'],
	[1, undefined, '198.51.100.7'],
])('behind %i proxies "%s" is the place %s', async (proxies, forwarded, place) => {
	const app = new Hono().get('/', (c) => c.text(clientAddress(c, proxies)));
	const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
	const connection = { incoming: { socket: { remoteAddress: '198.51.100.7' } } };
	expect(await (await app.request('/', { headers }, connection)).text()).toBe(place);
});

test('a household with many IPv6 addresses has no more tries than one', async () => {
	const { contact } = theForms();
	const from = (address: string) => ({ 'X-Forwarded-For': address });
	for (let letters = 0; letters < 20; letters += 1) {
		expect((await contact(aContact(), from(`2001:db8:1:2::${letters}`))).status).toBe(200);
	}
	expect((await contact(aContact(), from('2001:db8:1:2:ffff::1'))).status).toBe(429);
	expect((await contact(aContact(), from('2001:db8:1:3::1'))).status).toBe(200);
});
