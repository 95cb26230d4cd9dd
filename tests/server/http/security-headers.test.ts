import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFile } from '#server/start/project.ts';
import { aServer } from '../a-server.ts';

const addresses = [
	'/',
	'/state/Massachusetts',
	'/nowhere',
	'/api/health',
	'/api/public/states',
	'/api/query',
	'/api/nowhere',
	'/api/openapi.json',
	'/assets/gone.js',
	'/robots.txt',
	'/index.html',
];

test.each(addresses)('%s carries every security header', async (address) => {
	const { headers } = await aServer().get(address);
	const policy = headers.get('content-security-policy') ?? '';
	expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
	expect(policy).toContain("require-trusted-types-for 'script'");
	expect(policy).toContain('; trusted-types tour-trails');
	expect(policy).not.toMatch(/unsafe-|\*|https?:/);
	expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
	expect(headers.get('permissions-policy')).toContain('microphone=()');
	expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
	expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
	expect(headers.get('x-frame-options')).toBe('DENY');
});

test.each([
	['/oidc/interaction/nobody', 'This sign-in is over'],
	['/newsletter/confirm', 'This link doesn’t work'],
	['/checkout/test/none', 'We can’t find that checkout'],
	['/api/docs', 'API'],
])('%s is drawn without a script, and lets none make markup', async (address, title) => {
	const { get } = aServer();
	const answer = await get(address);
	const text = await answer.text();
	expect(text).toContain(`<h1>${title}</h1>`);
	expect(text).not.toContain('<script');
	const policy = answer.headers.get('content-security-policy');
	const ofApp = (await get('/')).headers.get('content-security-policy');
	expect(policy).toContain("; trusted-types 'none'");
	expect(policy).toBe(ofApp?.replace('trusted-types tour-trails', "trusted-types 'none'"));
});

test('a 304 carries the policy, and plain http makes no promise of https', async () => {
	const { get } = aServer({ publicUrl: 'http://127.0.0.1:3000' });
	const answer = await get('/', { 'If-None-Match': '*' });
	expect(answer.status).toBe(304);
	expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
	expect(answer.headers.get('strict-transport-security')).toBeNull();
});

test('docs/OPERATIONS.md warns of what https binds: the names below the site’s own, too, and for how long', async () => {
	const promise = (await aServer().get('/')).headers.get('strict-transport-security') ?? '';
	const days = Number(/max-age=(\d+); includeSubDomains/.exec(promise)?.[1]) / 86_400;
	expect(readFileSync(projectFile('docs/OPERATIONS.md'), 'utf8')).toMatch(
		new RegExp(`\\bthe site's name and every name below it\\s+by https alone, for ${days} days`),
	);
});

test('pages know the stages of the API, and may call those elsewhere', async () => {
	const apiStages = {
		dev: 'https://dev.example/api?"<b>',
		prod: '/prod/api',
		betaHost: 'beta.tours.example',
	};
	const { get } = aServer({ apiStages });
	for (const address of ['/', '/shared/x', '/nowhere', '/index.html']) {
		const answer = await get(address);
		expect(answer.headers.get('content-security-policy')).toContain(
			"; connect-src 'self' blob: https://dev.example;",
		);
		expect(await answer.text()).toContain(
			'<meta name="api-stages" content="https://dev.example/api?&quot;&lt;b&gt; /prod/api beta.tours.example">',
		);
	}
	const plain = await aServer().get('/');
	expect(plain.headers.get('content-security-policy')).toContain("; connect-src 'self' blob:;");
	expect(await plain.text()).not.toContain('api-stages');
});

test.each([
	['https://video.example/embed/7?rel=0', 'frame-src https://video.example'],
	['https://files.example:8443/guide.MP4?v=2', 'media-src https://files.example:8443'],
])(
	'the video of the user guide at %s admits its own host, and for that alone',
	async (guideVideo, directive) => {
		const { get, read } = aServer({ guideVideo });
		const plain = await aServer().get('/');
		const policy = (await get('/')).headers.get('content-security-policy');
		expect(policy).toBe(`${plain.headers.get('content-security-policy')}; ${directive}`);
		expect(await read('/api/site')).toEqual({
			banner: null,
			guide_video: guideVideo,
			donations: false,
			directions: false,
			street_map: false,
			newsletter: true,
		});
	},
);

test('a video at an address that no browser can read breaks no page, and lets in nothing', async () => {
	const plain = (await aServer().get('/')).headers.get('content-security-policy');
	const guideVideo = 'https://vimeo.com.76979871';
	const answer = await aServer({ guideVideo }).get('/');
	expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, plain]);
});
