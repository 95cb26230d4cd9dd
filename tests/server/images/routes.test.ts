import { expect, test } from 'vitest';
import { imageRoutes } from '#server/images/routes.ts';
import { aServer } from '../a-server.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';
import { anImage } from '../an-image.ts';

test('an image is cacheable forever, and read again only for another tag', async () => {
	const { app, editor, get } = await aServerWithEditors();
	const body = (await anImage(20, 20)) as BodyInit;
	const saved = await app.request('/api/admin/image', { method: 'POST', headers: editor.headers, body });
	const { image } = await saved.json();
	const answer = await get(image);
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
	expect(answer.headers.get('cache-control')).toContain('immutable');
	const tag = answer.headers.get('etag') ?? '';
	expect((await app.request(image, { headers: { 'If-None-Match': tag } })).status).toBe(304);
	expect((await app.request(image, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
});

test('a picture that the browser has is not read again', async () => {
	const { app, stores, editor } = await aServerWithEditors();
	const body = (await anImage(20, 20)) as BodyInit;
	const saved = await app.request('/api/admin/image', { method: 'POST', headers: editor.headers, body });
	const { image } = await saved.json();
	const read: string[] = [];
	const named = (name: string) => {
		read.push(name);
		return stores.images.named(name);
	};
	const routes = imageRoutes({ images: { ...stores.images, named } });
	const answer = await routes.request(image);
	const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
	expect([answer.status, read.length]).toEqual([200, 1]);
	const again = await routes.request(image, { headers });
	expect([again.status, read.length]).toEqual([304, 1]);
	expect(again.headers.get('cache-control')).toContain('immutable');
});

test('a picture that is not here is not found, whatever the browser has', async () => {
	const { app } = aServer();
	for (const tag of ['*', '"gone"'])
		expect((await app.request('/images/gone.webp', { headers: { 'If-None-Match': tag } })).status).toBe(404);
});

test('no address of an image leads elsewhere', async () => {
	const { app } = aServer();
	for (const path of ['..%2f..%2fetc%2fpasswd', '%2e%2e%2ftour-trails.db', '..\\x.webp', 'a%00.webp', '%ff'])
		expect([path, (await app.request(`/images/${path}`)).status]).toEqual([path, 404]);
});
