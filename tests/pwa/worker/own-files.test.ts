import { expect, test } from 'vitest';
import { isOurFile } from '#pwa/worker/own-files.ts';

const SITE = 'https://tours.example';
const shell = '<html><head><!--head--></head><body><div id="root"></div></body></html>';
const portal = '<html><h1>Welcome to Campus Inn WiFi</h1></html>';

const anAnswer = (body: string, type: string, status = 200) =>
	new Response(body, { status, headers: { 'Content-Type': type } });

test.each([
	['/index.html', shell, 'text/html; charset=UTF-8', 200, true],
	['/index.html', portal, 'text/html', 200, false],
	['/index.html', shell, 'text/html', 500, false],
	['/manifest.webmanifest', '{}', 'application/manifest+json', 200, true],
	['/manifest.webmanifest', portal, 'text/html', 200, false],
	['/assets/towns-1.bin', '', 'application/octet-stream', 200, true],
	['/assets/towns-1.bin', portal, 'text/html; charset=utf-8', 200, false],
	['/assets/towns-1.bin', '', 'application/octet-stream', 404, false],
])('%s answered with %j as %s, %i, is ours: %s', async (path, body, type, status, isOurs) => {
	const answer = anAnswer(body, type, status);
	expect(await isOurFile(SITE + path, answer)).toBe(isOurs);
	// Whoever asked has yet to read it.
	expect(await answer.text()).toBe(body);
});
