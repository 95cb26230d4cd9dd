import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encode } from '#server/http/encodings.ts';

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip;q=1.0, br;q=0.2', 'br'],
	['GZIP', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['br; q=0.000, gzip;q=0', 'identity'],
	['br;q=0.001', 'br'],
	['deflate', 'identity'],
	['*', 'identity'],
	['', 'identity'],
	[undefined, 'identity'],
])('a browser that accepts %j gets %s', (accepted, encoding) => {
	expect(chooseEncoding(accepted)).toBe(encoding);
});

test('only an encoding that is available is chosen', () => {
	expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
	expect(chooseEncoding('br', ['gzip', 'identity'])).toBe('identity');
});

test('an encoded body decodes to itself', async () => {
	const body = Buffer.from('College tours. '.repeat(100));
	expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body);
});
