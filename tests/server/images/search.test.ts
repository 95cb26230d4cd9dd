import { afterEach, expect, test, vi } from 'vitest';
import { createAskOutside } from '#server/outside/ask.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';
import { aService, troubles } from '../a-service.ts';
import { anImage } from '../an-image.ts';

afterEach(() => vi.restoreAllMocks());

const by = (author: string, license = 'CC BY-SA 4.0') => ({
	Artist: { value: `<a href="//x" onclick="alert(1)">${author}</a>` },
	LicenseShortName: { value: license },
});

/** A wiki on this machine that answers as Wikimedia Commons does, and an office that searches in it. */
async function aWiki(files: object[] = []) {
	const wiki = await aService(async ({ url: { pathname, searchParams } }, answer) => {
		if (pathname !== '/w/api.php') return answer.end(await anImage(640, 480));
		const wanted = searchParams.get('pageids');
		const pages = files.map((file, at) => ({
			pageid: at + 1,
			ns: 6,
			title: `File:Hall ${at + 1}.jpg`,
			index: files.length - at,
			imageinfo: [
				{
					thumburl: `${wiki.url}/${searchParams.get('iiurlwidth')}/${at + 1}.jpg`,
					descriptionurl: `https://commons.example/File:${at + 1}`,
					mime: 'image/jpeg',
					extmetadata: by(`Jo ${at + 1}`),
					...file,
				},
			],
		}));
		const asked = pages.filter(({ pageid }) => wanted === null || wanted === String(pageid));
		return answer.end(
			JSON.stringify({ batchcomplete: true, ...(asked.length > 0 && { query: { pages: asked } }) }),
		);
	});
	const imageSearch = `${wiki.url}/w/api.php`;
	const office = await aServerWithEditors({ ask: createAskOutside({ allowLoopback: true }), imageSearch });
	const { headers } = office.editor;
	const search = (words: string) =>
		office.answerTo(`/api/admin/image/search?words=${encodeURIComponent(words)}`, { headers });
	const choose = (id: string) => office.answerTo('/api/admin/image/found', { body: { id }, headers });
	return { ...office, wiki, search, choose };
}

const college = '/api/query?target=college&on=ipeds_id&qid=164924';

test('five of what Commons finds are shown in its order, each with its author and license', async () => {
	const { wiki, search, changes } = await aWiki(Array(7).fill({}));
	const { status, body } = await search('Gasson Hall');
	expect([status, body.from]).toEqual([200, new URL(wiki.url).host]);
	expect(body.found.map(({ id }: { id: string }) => id)).toEqual(['7', '6', '5', '4', '3']);
	expect(body.found[0]).toEqual({
		id: '7',
		title: 'Hall 7',
		preview: expect.stringMatching(/^data:image\/webp;base64,/),
		credit: { author: 'Jo 7', license: 'CC BY-SA 4.0', page: 'https://commons.example/File:7' },
	});
	const [asked] = wiki.asked;
	expect(asked?.url.searchParams.get('gsrsearch')).toBe('Gasson Hall filetype:bitmap');
	expect(asked?.headers['user-agent']).toBe('CollegeTourTrails (https://tours.example)');
	expect(changes()).toEqual([]);
});

test('everything that uses a chosen picture names its author and license, and the log has it', async () => {
	const { wiki, choose, answerTo, read, changes } = await aWiki(Array(7).fill({}));
	const chosen = await choose('7');
	expect([chosen.status, chosen.body.width]).toEqual([200, 640]);
	expect(wiki.asked.at(-1)?.url.pathname).toBe('/1600/7.jpg');
	expect((await read(college)).image_credit).toBeUndefined();
	const { image } = chosen.body;
	const saved = await answerTo('/api/admin/college', { body: { ipeds_id: 164924, update: { image } } });
	const credit = { author: 'Jo 7', license: 'CC BY-SA 4.0', page: 'https://commons.example/File:7' };
	expect(saved.body.image_credit).toEqual(credit);
	expect((await read(college)).image_credit).toEqual(credit);
	const [listed] = (await read('/api/public/colleges')).filter(
		(each: { image: string }) => each.image === image,
	);
	expect(listed.image_credit).toEqual(credit);
	await answerTo('/api/admin/region', { body: { id: 'NewEngland', update: { image } } });
	expect((await read('/api/query?target=region'))[0]).toMatchObject({ image, image_credit: credit });
	expect(changes()[0]).toMatchObject({ what: 'image', after: { title: 'Hall 7', credit } });
});

test('pictures without a license or an author are not offered; those in the public domain need no author', async () => {
	const { search } = await aWiki([
		{ extmetadata: {} },
		{ extmetadata: { LicenseShortName: { value: 'CC BY 4.0' } } },
		{ mime: 'application/pdf' },
		{ mime: 'image/svg+xml' },
		{ mime: 'image/gif' },
		{ extmetadata: { LicenseShortName: { value: 'Public domain' } } },
	]);
	const { body } = await search('hall');
	expect(body.found.map(({ credit }: { credit: object }) => credit)).toEqual([
		expect.objectContaining({ author: 'Unknown author', license: 'Public domain' }),
	]);
});

test.each<[string, object]>([
	['is too large for the wiki to draw small', { thumburl: undefined, thumberror: 'larger than 100 MP' }],
	['the wiki has lost', { filemissing: true, thumburl: undefined, mime: undefined, extmetadata: undefined }],
	['the wiki describes in another way', { thumburl: 7, extmetadata: [] }],
])('a picture that %s is left out, and the others are found', async (_, file) => {
	const { search, choose } = await aWiki([{}, file, {}]);
	const { status, body } = await search('hall');
	expect([status, body.found.map(({ id }: { id: string }) => id)]).toEqual([200, ['3', '1']]);
	expect((await choose('3')).status).toBe(200);
});

test('a search whose only picture cannot be drawn small finds none', async () => {
	const { search, choose } = await aWiki([{ thumburl: undefined, thumberror: 'larger than 100 MP' }]);
	expect(await search('hall')).toMatchObject({ status: 200, body: { found: [] } });
	expect(await choose('1')).toMatchObject({
		status: 422,
		body: { detail: 'This picture is no longer available. Search again.' },
	});
});

test('an answer without one valid entry is a failure, not a search that finds nothing', async () => {
	const { wiki, search } = await aWiki();
	wiki.answering = (_, answer) =>
		answer.end(JSON.stringify({ batchcomplete: true, query: { pages: [{ hall: 1 }, 'hall'] } }));
	expect((await search('hall')).body.detail).toMatch(/answered what makes no sense/);
});

test('a missing preview leaves its result in the list', async () => {
	const { wiki, search, log } = await aWiki([{}]);
	const answering = wiki.answering;
	wiki.answering = (asked, answer) =>
		asked.url.pathname === '/w/api.php' ? answering(asked, answer) : answer.writeHead(404).end();
	const { body } = await search('hall');
	expect(body.found).toEqual([expect.objectContaining({ title: 'Hall 1', preview: null })]);
	expect(log.join()).toContain('no preview of');
});

test('a picture that is gone by the time it is chosen is refused in words', async () => {
	const { choose } = await aWiki([{}]);
	for (const id of ['2', '1|2', 'x'])
		expect(await choose(id)).toMatchObject({
			status: 422,
			body: { detail: 'This picture is no longer available. Search again.' },
		});
});

test.each(troubles)(
	'a wiki that %s is reported in words, and nothing changes',
	async (_, answering, words) => {
		const { wiki, search, choose, changes } = await aWiki([{}]);
		wiki.answering = answering;
		for (const { status, body } of [await search('hall'), await choose('1')]) {
			expect([status, body.code]).toEqual([503, 'service_unavailable']);
			expect(body.detail).toMatch(words);
			expect(body.detail).toMatch(/ Nothing was changed\.$/);
		}
		expect(changes()).toEqual([]);
	},
);

test('a wiki that says why it refuses is quoted, without its markup', async () => {
	const { wiki, search } = await aWiki();
	wiki.answering = (_, answer) =>
		answer.end(JSON.stringify({ error: { code: 'maxlag', info: 'Waiting for <b>db1</b>: 9 seconds' } }));
	expect((await search('hall')).body.detail).toBe(
		`${new URL(wiki.url).host} refused the question: Waiting for db1: 9 seconds (maxlag). Nothing was changed.`,
	);
});

test('a wiki that does not answer is given up on', async () => {
	const { wiki, search } = await aWiki();
	wiki.answering = () => undefined;
	vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('x')));
	expect((await search('hall')).body.detail).toMatch(/does not answer\. 127\.0\.0\.1 took too long\./);
});

test('without a service our own pictures are searched, by subject or by college', async () => {
	const office = await aServerWithEditors();
	const { headers } = office.editor;
	const upload = async (width: number, title: string) => {
		const body = await anImage(width, 10);
		const to = `/api/admin/image?title=${encodeURIComponent(title)}`;
		const answer = await office.app.request(to, { method: 'POST', headers, body: body as BodyInit });
		return (await answer.json()).image as string;
	};
	const find = async (words: string) => {
		const { body } = await office.answerTo(`/api/admin/image/search?words=${words}`, { headers });
		return body;
	};
	const hall = await upload(30, 'Gasson Hall in snow');
	const other = await upload(31, 'IMG 2041');
	expect(await find('hall gasson')).toEqual({
		from: null,
		found: [{ id: hall, title: 'Gasson Hall in snow', preview: hall, credit: null }],
	});
	expect((await find('boston')).found).toEqual([]);
	await office.answerTo('/api/admin/college', { body: { ipeds_id: 164924, update: { image: other } } });
	expect((await find('boston')).found).toMatchObject([{ id: other, title: 'IMG 2041' }]);
	for (let width = 40; width < 48; width += 1) await upload(width, 'Gasson again');
	expect((await find('gasson')).found).toHaveLength(5);
	const chosen = await office.answerTo('/api/admin/image/found', { body: { id: hall }, headers });
	expect(chosen).toMatchObject({ status: 200, body: { image: hall, width: 30, height: 10 } });
	for (const id of ['/images/none.webp', 'https://a.edu/x.jpg'])
		expect((await office.answerTo('/api/admin/image/found', { body: { id }, headers })).status).toBe(422);
	expect((await office.answerTo('/api/admin/image/search?words=%20', { headers })).status).toBe(400);
});
