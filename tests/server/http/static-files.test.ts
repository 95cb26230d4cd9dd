import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listClientFiles } from '#server/http/client-files.ts';
import { aServer } from '../a-server.ts';

/** A built client in a folder of its own. */
function aBuiltClient() {
	const folder = mkdtempSync(join(tmpdir(), 'ctt-client-'));
	mkdirSync(join(folder, 'assets'));
	mkdirSync(join(folder, '.vite'));
	const script = 'console.log("hello");'.repeat(100);
	const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
	write('index.html', '<html></html>');
	write('.vite/manifest.json', '{}');
	write('.env', 'SECRET=1');
	write('assets/main-abc.js', script);
	write('assets/main-abc.js.br', brotliCompressSync(script));
	write('assets/main-abc.js.gz', gzipSync(script));
	write('sw.js', '//');
	write('manifest.webmanifest', '{}');
	write('icon.svg', '<svg/>');
	return { folder, script };
}

function aServerOfFiles() {
	const { folder, script } = aBuiltClient();
	return { ...aServer({ files: listClientFiles(folder) }), script };
}

test('a hashed asset is cached forever and comes in the best available encoding', async () => {
	const { get, script } = aServerOfFiles();
	const answer = await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
	expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
	expect(answer.headers.get('content-encoding')).toBe('br');
	expect(answer.headers.get('vary')).toBe('Accept-Encoding');
	expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script);
	expect(
		(await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding'),
	).toBe('gzip');
	const plain = await get('/assets/main-abc.js');
	expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, script]);
});

test('a file that the reader holds is not sent again', async () => {
	const { get } = aServerOfFiles();
	const tag = (await get('/sw.js')).headers.get('etag') ?? '';
	expect((await get('/sw.js', { 'If-None-Match': tag })).status).toBe(304);
});

test.each([
	['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
	['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
	['/icon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
])('%s is %s, kept: %s', async (path, type, cacheControl) => {
	const answer = await aServerOfFiles().get(path);
	expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
		200,
		type,
		cacheControl,
	]);
});

test.each([
	'/assets/old.js',
	'/assets/main-abc.js.br',
	'/.env',
	'/.vite/manifest.json',
	'/assets/../.env',
	'/..%2f..%2fetc%2fpasswd.txt',
	'/assets/%2e%2e/.env',
	'/assets',
])('%s is not served', async (path) => {
	expect((await aServerOfFiles().get(path)).status).toBe(404);
});
