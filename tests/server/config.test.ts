import { expect, test } from 'vitest';
import { localAddress, readConfig } from '#server/config.ts';

test('with nothing set it runs on this machine alone', () => {
	expect(readConfig({})).toEqual({
		port: 3000,
		host: '127.0.0.1',
		dataDir: './data',
		publicUrl: 'http://127.0.0.1:3000',
		banner: null,
	});
});

test('an empty variable is one that is not set', () => {
	expect(readConfig({ PORT: '', PUBLIC_URL: ' ', SITE_BANNER: '' })).toEqual(readConfig({}));
});

test('what is set is used', () => {
	const environment = {
		PORT: '8080',
		HOST: '0.0.0.0',
		DATA_DIR: '/srv',
		PUBLIC_URL: 'https://tours.example/',
		SITE_BANNER: ' Free ',
	};
	expect(readConfig(environment)).toEqual({
		port: 8080,
		host: '0.0.0.0',
		dataDir: '/srv',
		publicUrl: 'https://tours.example',
		banner: 'Free',
	});
});

test.each([
	[{ PORT: 'http' }, 'Wrong configuration: PORT must be a whole number from 0 to 65535, not "http".'],
	[{ PORT: '70000' }, 'Wrong configuration: PORT must be a whole number from 0 to 65535, not "70000".'],
	[{ HOST: 'a b' }, 'Wrong configuration: HOST must be a host name or an IP address, not "a b".'],
	[
		{ PUBLIC_URL: 'tours.example' },
		'Wrong configuration: PUBLIC_URL must be an http(s) address without a path, like https://tours.example, not "tours.example".',
	],
	[
		{ PUBLIC_URL: 'https://tours.example/sub', PORT: '-1' },
		'Wrong configuration: PORT must be a whole number from 0 to 65535, not "-1"; PUBLIC_URL must be an http(s) address without a path, like https://tours.example, not "https://tours.example/sub".',
	],
])('%o is refused in one sentence', (environment, sentence) => {
	expect(() => readConfig(environment)).toThrow(sentence);
});

test('addresses are shown as a browser takes them', () => {
	expect(localAddress('::', 3000)).toBe('http://localhost:3000');
	expect(localAddress('::1', 3000)).toBe('http://[::1]:3000');
});
