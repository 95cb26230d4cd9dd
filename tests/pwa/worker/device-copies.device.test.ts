import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Preloads } from '#domain/pages/preloads.ts';
import { packedScripts, shellOfPage, unpackScript } from '#pwa/worker/device-copies.ts';
import { noPreloads } from '../../server/a-release.ts';

const copies = new Map<string, Response>();
vi.mock('workbox-precaching', () => ({ matchPrecache: async (path: string) => copies.get(path) }));

const policy = { 'Content-Security-Policy': "default-src 'self'" };

const preloads: Preloads = {
	...noPreloads,
	'/college/:ipedsid': ['/assets/guide.js', '/assets/guide.css'],
	'*': ['/assets/not-found.js'],
};

const opened = async (path: string) => {
	const headers = { ...policy, 'Content-Type': 'text/html', 'Content-Length': '45' };
	const kept = new Response('<head><!--head--></head><div id="root"></div>', { headers });
	const shell = await shellOfPage(kept, path, preloads);
	return { headers: shell.headers, html: await shell.text() };
};

test('the shell names what its page needs, and comes with the policy of the one on the device', async () => {
	const { headers, html } = await opened('/college/164924/boston-college');
	expect(html).toBe(
		'<head><link rel="preload" as="script" fetchpriority="low" crossorigin href="/assets/guide.js">\n<link rel="preload" as="style" crossorigin href="/assets/guide.css"></head><div id="root"></div>',
	);
	expect(Object.fromEntries(headers)).toEqual({
		'content-security-policy': "default-src 'self'",
		'content-type': 'text/html',
	});
});

test('at an address of no page it names what the not-found page needs', async () => {
	expect((await opened('/no/such/page')).html).toContain('href="/assets/not-found.js"');
});

test('a script that is shipped packed comes from its copy, with the policy of that', async () => {
	vi.stubGlobal('self', { location: { href: 'https://tours.example/sw.js' } });
	const packed = packedScripts([{ url: 'assets/map-1.js.bin' }, { url: 'assets/towns.bin' }]);
	expect([...packed]).toEqual(['/assets/map-1.js']);
	const headers = { ...policy, 'Content-Type': 'application/octet-stream', 'Content-Length': '30' };
	copies.set('/assets/map-1.js.bin', new Response(gzipSync('draw()'), { headers }));
	const url = new URL('https://tours.example/assets/map-1.js');
	const script = await unpackScript({ request: new Request(url), url });
	expect(await script.text()).toBe('draw()');
	expect(Object.fromEntries(script.headers)).toEqual({
		'content-security-policy': "default-src 'self'",
		'content-type': 'text/javascript; charset=utf-8',
	});
});
