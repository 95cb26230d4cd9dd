import { expect, test } from 'vitest';
import { aServerWithEditors } from '../a-server-with-editors.ts';
import { aWorldOfImages, OWN } from '../an-image.ts';

const FEATURE = '/api/admin/specialFeature';
const IMAGES = '/api/admin/setImages';
const read = '/api/query?target=college&on=ipeds_id&qid=164924';

test('a special feature is added, rewritten and removed, each in the log', async () => {
	const office = await aServerWithEditors();
	const { answerTo, editor, changes, app } = office;
	const put = (title: string, html: string) =>
		answerTo(FEATURE, { headers: editor.headers, body: { ipedsid: 164924, title, html } });
	const first = { title: 'Getting around', html: '<p>By T</p>' };
	const added = await put('Eating late', '<p>Late</p><script>alert(1)</script>');
	expect(added.body).toEqual({
		ipedsid: 164924,
		features: [first, { title: 'Eating late', html: '<p>Late</p>' }],
	});
	await put('Eating late', '<p>Later</p>');
	expect((await office.read(read)).content.features[1]).toEqual({
		title: 'Eating late',
		html: '<p>Later</p>',
	});
	const remove = () =>
		app.request(`${FEATURE}?ipedsid=164924&title=Eating%20late`, {
			method: 'DELETE',
			headers: editor.headers,
		});
	expect(await (await remove()).json()).toEqual({ ipedsid: 164924, features: [first] });
	expect((await remove()).status).toBe(404);
	expect(changes()).toHaveLength(3);
	expect(changes()[0]).toMatchObject({ account_id: editor.id, what: 'college', key: '164924' });
});

test('a college takes up to twelve special features, as in the editor; the twelfth can still be rewritten', async () => {
	const { answerTo } = await aServerWithEditors();
	const put = (title: string, html: string) => answerTo(FEATURE, { body: { ipedsid: 164924, title, html } });
	// One feature came with the college.
	for (let at = 2; at <= 12; at++) expect((await put(`Feature ${at}`, '')).status).toBe(200);
	expect(await put('Feature 13', '')).toMatchObject({
		status: 400,
		body: { code: 'bad_body', detail: 'A college has up to 12 features.' },
	});
	const { features } = (await put('Feature 12', '<p>New</p>')).body;
	expect([features.length, features.at(-1)]).toEqual([12, { title: 'Feature 12', html: '<p>New</p>' }]);
	const more = { features: [...features, { title: 'Feature 13', html: '' }] };
	const change = { ipeds_id: 164924, update: { content: more } };
	expect((await answerTo('/api/admin/college', { body: change })).body.detail).toContain(
		'A college has up to 12 features.',
	);
});

test('an image is set by the same rule as in the editor', async () => {
	const { answerTo } = await aServerWithEditors({ ask: aWorldOfImages().ask });
	const set = (image: unknown) => answerTo(IMAGES, { body: { ipedsid: '164924', image } });
	// The rule checks the ending; the file behind it is checked separately.
	expect(await set('https://www.bc.edu/gasson.svg')).toMatchObject({
		status: 200,
		body: { ipedsid: 164924, image: expect.stringMatching(OWN) },
	});
	expect(await set('https://www.bc.edu/gasson.pdf')).toMatchObject({
		status: 400,
		body: { detail: 'image: Invalid Image URL.' },
	});
	expect((await set('gasson.jpg')).body.detail).toContain('full URL');
});

test('a call that names no image is refused and erases none; null erases it', async () => {
	const { answerTo, read: readAs } = await aServerWithEditors({ ask: aWorldOfImages().ask });
	const set = (given: object) => answerTo(IMAGES, { body: { ipedsid: 164924, ...given } });
	const { image } = (await set({ image: 'https://www.bc.edu/gasson.jpg' })).body;
	for (const given of [{}, { Image: null }])
		expect(await set(given)).toMatchObject({
			status: 400,
			body: { code: 'bad_body', detail: 'image: must be an address, or null for no image.' },
		});
	expect((await readAs(read)).image).toBe(image);
	expect(await set({ image: null })).toMatchObject({ status: 200, body: { image: null } });
});

test('a college that does not exist is not found', async () => {
	const { answerTo } = await aServerWithEditors();
	const body = { ipedsid: 1, title: 'x', html: '', image: null };
	for (const call of [FEATURE, IMAGES])
		expect(await answerTo(call, { body })).toMatchObject({
			status: 404,
			body: { code: 'college_not_found' },
		});
});
