import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { aServerWithEditors } from '../a-server-with-editors.ts';
import { anImage, aWorldOfImages, OWN } from '../an-image.ts';

async function aStudio(options: Parameters<typeof aServerWithEditors>[0] = {}) {
	const office = await aServerWithEditors(options);
	const upload = async (body: Uint8Array | string) => {
		const answer = await office.app.request('/api/admin/image', {
			method: 'POST',
			headers: { ...office.editor.headers, 'Content-Type': 'image/png' },
			body: body as BodyInit,
		});
		return { status: answer.status, body: await answer.json() };
	};
	const bring = (url: string) =>
		office.answerTo('/api/admin/image/address', { body: { url }, headers: office.editor.headers });
	return { ...office, upload, bring };
}

test('an uploaded picture is re-encoded, no larger than a screen, and logged', async () => {
	const { upload, get, changes } = await aStudio();
	const { status, body } = await upload(await anImage(3200, 800));
	expect([status, body.width, body.height]).toEqual([200, 1600, 400]);
	const answer = await get(body.image);
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
	const shown = await new Transformer(new Uint8Array(await answer.arrayBuffer())).metadata();
	expect([shown.format, shown.width, shown.height]).toEqual(['webp', 1600, 400]);
	expect(changes()).toEqual([expect.objectContaining({ what: 'image', before: null })]);
	// Sent again, it is the same picture.
	expect((await upload(await anImage(3200, 800))).body.image).toBe(body.image);
	expect(changes()).toHaveLength(1);
});

/** A whole GIF of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

test.each([
	['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'An SVG can carry scripts'],
	['a page', '<html><script>alert(1)</script></html>', 'not a picture that we can read'],
	['a GIF', GIF, 'Save it as a PNG or a JPG'],
	['nothing', '', 'not a picture that we can read'],
	['a picture that breaks off', aBomb(16), 'This picture is broken'],
	['a bomb of a billion pixels', aBomb(40_000), 'more than we can open'],
])('%s is refused in words', async (_, body, words) => {
	const { upload, changes } = await aStudio();
	const refused = await upload(body);
	expect([refused.status, refused.body.code]).toEqual([422, 'image_refused']);
	expect(refused.body.detail).toContain(words);
	expect(changes()).toEqual([]);
});

/** A PNG that claims this many pixels each way and has none of them. */
function aBomb(side: number): Buffer {
	const png = Buffer.from(
		'89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000',
		'hex',
	);
	png.writeUInt32BE(side, 16);
	png.writeUInt32BE(side, 20);
	return png;
}

test('more than ten megabytes are not read', async () => {
	const { upload } = await aStudio();
	const { status, body } = await upload(new Uint8Array(10_000_001));
	expect([status, body.code]).toEqual([413, 'too_large']);
});

test('a file’s name is not a path: the picture is named by its content', async () => {
	const { app, editor } = await aStudio();
	const to = `/api/admin/image?title=${encodeURIComponent('../../../etc/passwd\0.png')}`;
	const body = (await anImage(20, 20)) as BodyInit;
	const answer = await app.request(to, { method: 'POST', headers: editor.headers, body });
	expect((await answer.json()).image).toMatch(OWN);
});

test('a picture of another site is fetched once, and shown from here', async () => {
	const { ask, asked } = aWorldOfImages();
	const { bring, get } = await aStudio({ ask });
	const { status, body } = await bring('https://a.edu/quad.png?size=1');
	expect([status, body.width, asked]).toEqual([200, 40, ['https://a.edu/quad.png?size=1 true']]);
	expect((await get(body.image)).status).toBe(200);
	expect((await get(body.image)).status).toBe(200);
	expect(asked).toHaveLength(1);
});

test.each([
	['https://a.edu/quad.bmp', 400, 'Invalid Image URL'],
	['quad.png', 400, 'to its ending, such as .jpg or .png'],
	['https://a.edu/quad.png', 422, 'its site answers 404'],
])('%s is refused with %i', async (url, status, words) => {
	const { bring } = await aStudio({ ask: async () => ({ status: 404, headers: {}, text: '' }) });
	const refused = await bring(url);
	expect(refused.status).toBe(status);
	expect(refused.body.detail).toContain(words);
});

test.each([
	[
		'POST /admin/college',
		'/api/admin/college',
		(image: string) => ({ ipeds_id: 164924, update: { image } }),
		(body: { image: string }) => body.image,
	],
	[
		'POST /admin/setImages',
		'/api/admin/setImages',
		(image: string) => ({ ipedsid: 164924, image }),
		(body: { image: string }) => body.image,
	],
	[
		'POST /admin/region',
		'/api/admin/region',
		(image: string) => ({ id: 'NewEngland', update: { image } }),
		([{ image }]: [{ image: string }]) => image,
	],
	[
		'POST /admin/about/contributor',
		'/api/admin/about/contributor',
		(image: string) => ({ action: 'create', first: 'Joy', last: 'Adams', type: 'key', image }),
		([{ image }]: [{ image: string }]) => image,
	],
])(
	'%s stores no address of another host: its picture is fetched, or refused',
	async (_, path, body, imageOf) => {
		const { ask, asked } = aWorldOfImages();
		const { answerTo, get, editor, admin } = await aStudio({ ask });
		const headers = path.includes('about') ? admin.headers : editor.headers;
		const kept = await answerTo(path, { headers, body: body('https://a.edu/quad.png') });
		expect(kept.status).toBe(200);
		const image = imageOf(kept.body);
		expect(image).toMatch(OWN);
		expect((await get(image)).headers.get('content-type')).toBe('image/webp');
		await answerTo(path, { headers, body: body(image) });
		expect(asked).toHaveLength(1);
		const gone = await aStudio({ ask: async () => ({ status: 404, headers: {}, text: '' }) });
		const refused = await gone.answerTo(path, {
			headers: gone.admin.headers,
			body: body('https://a.edu/quad.png'),
		});
		expect([refused.status, refused.body.code]).toEqual([422, 'image_refused']);
		expect(gone.changes()).toEqual([]);
	},
);
