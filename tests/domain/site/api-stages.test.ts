import { expect, test } from 'vitest';
import { apiBase, stagesFromText, stagesToText } from '#domain/site/api-stages.ts';

const stages = { dev: 'https://dev.example/api', prod: '/prod/api', betaHost: 'beta.tours.example' };

test.each([
	['localhost', stages.dev],
	['127.0.0.1', stages.dev],
	['[::1]', stages.dev],
	['beta.tours.example', stages.dev],
	['tours.example', stages.prod],
	['www.tours.example', stages.prod],
	['notlocalhost', stages.prod],
	['beta.tours.example.evil.example', stages.prod],
])('a page on %s asks %s', (hostname, base) => {
	expect(apiBase(hostname, stages)).toBe(base);
	expect(apiBase(hostname, null)).toBe('/api');
});

test('without a beta host only this machine asks the dev stage', () => {
	expect(apiBase('beta.tours.example', { ...stages, betaHost: null })).toBe(stages.prod);
});

test.each([[stages], [{ ...stages, betaHost: null }]])('a document gives %o', (given) => {
	expect(stagesFromText(stagesToText(given))).toEqual(given);
});

test.each([[undefined], [''], ['/dev/api']])('a document that says %o gives none', (text) => {
	expect(stagesFromText(text)).toBeNull();
});
