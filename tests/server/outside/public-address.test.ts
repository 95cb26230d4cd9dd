import { expect, test } from 'vitest';
import { isOutsideAddress } from '#server/outside/address.ts';
import { isPublicAddress } from '#server/outside/public-address.ts';

test.each([
	...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1'],
	...['127.255.255.254', '169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8'],
	...['192.0.2.1', '192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255'],
	...['198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
	...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::FFFF:192.168.0.1', '::ffff:7f00:1'],
	...['::ffff:8.8.8.8%eth0', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '100::1', 'fc00::1'],
	...['fd00:ec2::254', 'fdff::1', 'fe80::1', 'fe80::1%lo', 'fec0::1', 'ff02::1', '2001:db8::1'],
	...['2001::1', '2001:0:53aa::1', '2002:7f00:1::', '2002:a00:1::1', '3fff::1', '5f00::1'],
	...['', 'localhost', 'example.org', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '1.2.3', '[::1]'],
])('%s is not on the open internet', (address) => {
	expect(isPublicAddress(address)).toBe(false);
});

test.each([
	...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
	...['128.0.0.1', '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255'],
	...['192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255', '::ffff:8.8.8.8'],
	...['2606:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888', '2003::1'],
])('%s is one of the open internet', (address) => {
	expect(isPublicAddress(address)).toBe(true);
});

test.each([
	['https://blog.example', true],
	['https://blog.example:8443/a/b?c=d', true],
	['http://127.0.0.1:8080', true],
	['http://127.9.9.9', true],
	['http://localhost', true],
	['http://[::1]:80', true],
	['http://2130706433/', true],
	['http://blog.example', false],
	['http://0.0.0.0', false],
	['http://10.0.0.1', false],
	['http://localhost.example', false],
	['http://127.0.0.1.example', false],
	['https://u@blog.example', false],
	['https://:p@blog.example', false],
	['https://blog.example/#x', false],
	['file:///etc/passwd', false],
	['javascript:1', false],
	['data:text/plain,x', false],
	['//blog.example', false],
	['', false],
])('may the configuration name %s? %s', (text, may) => {
	expect(isOutsideAddress(text)).toBe(may);
});
