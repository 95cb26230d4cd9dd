import { expect, test } from 'vitest';
import { aCatalogue } from '../a-catalogue.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const CALL = '/api/admin/site';
const TEXT = '/api/admin/about/content';
const open = ['address', 'contact_email', 'social_links'].map((name) => ({
	name,
	html: '',
	is_sample: false,
}));
const asConfigured = {
	catalogue: aCatalogue({ siteContent: open }),
	banner: 'Free for all',
	texts: {
		address: '<p>1 Main St<br>Boston</p>',
		social_links: '<p><a href="https://instagram.com/tours?a=1&amp;b=2">Instagram</a></p>',
		contact_email: '<p>us@tours.example</p>',
	},
};

test('the site’s settings start as configured', async () => {
	const { answerTo } = await aServerWithEditors(asConfigured);
	expect((await answerTo(CALL)).body).toEqual({
		banner_on: true,
		banner_words: 'Free for all',
		guide_video: '',
		contact_email: 'us@tours.example',
		address: '1 Main St\nBoston',
		social_links: 'https://instagram.com/tours?a=1&b=2',
		revision: 0,
	});
});

test('the banner is switched and edited, and readers get it', async () => {
	const { answerTo, editor, read, changes, revision } = await aServerWithEditors(asConfigured);
	const save = (body: object) => answerTo(CALL, { headers: editor.headers, body });
	const before = revision();
	await save({ banner_on: false });
	expect((await read('/api/site')).banner).toBeNull();
	await save({ banner_on: true, banner_words: 'New guides for Maine' });
	expect((await read('/api/site')).banner).toBe('New guides for Maine');
	await save({ banner_words: '' });
	expect((await read('/api/site')).banner).toContain('stays free');
	expect(revision()).toBeGreaterThan(before);
	expect(
		changes().map(({ account_id, what, before, after }) => ({ account_id, what, before, after })),
	).toEqual([
		{ account_id: editor.id, what: 'site', before: { banner_on: true }, after: { banner_on: false } },
		{
			account_id: editor.id,
			what: 'site',
			before: { banner_on: false, banner_words: 'Free for all' },
			after: { banner_on: true, banner_words: 'New guides for Maine' },
		},
		{
			account_id: editor.id,
			what: 'site',
			before: { banner_words: 'New guides for Maine' },
			after: { banner_words: '' },
		},
	]);
});

test('new words of a banner that is on as configured are shown', async () => {
	const { answerTo, read } = await aServerWithEditors(asConfigured);
	const { body } = await answerTo(CALL, { body: { banner_words: 'New' } });
	expect(body).toMatchObject({ banner_on: true, banner_words: 'New' });
	expect((await read('/api/site')).banner).toBe('New');
});

test('a configured banner that is switched off and on again says the same', async () => {
	const { answerTo, read } = await aServerWithEditors(asConfigured);
	await answerTo(CALL, { body: { banner_on: false } });
	await answerTo(CALL, { body: { banner_on: true } });
	expect((await read('/api/site')).banner).toBe('Free for all');
});

test('the footer is written as words and lines, and is stored as HTML', async () => {
	const { answerTo, read } = await aServerWithEditors();
	const typed = {
		contact_email: 'joy@tours.example',
		address: '2 <b>Main</b> St\nSalem',
		social_links: 'https://www.facebook.com/tours\nhttps://example.org/us',
	};
	expect((await answerTo(CALL, { body: typed })).body).toMatchObject(typed);
	const texts = await read('/api/query?target=site_content');
	const html = (name: string) => texts.find((text: { name: string }) => text.name === name)?.html;
	expect(html('contact_email')).toBe('<p>joy@tours.example</p>');
	expect(html('address')).toBe('<p>2 &lt;b&gt;Main&lt;/b&gt; St<br />Salem</p>');
	expect(html('social_links')).toContain('>Facebook</a> <a href="https://example.org/us"');
	await answerTo(CALL, { body: { address: '' } });
	expect((await answerTo(CALL)).body.address).toBe('');
});

test('an address with an ampersand is shown as typed, and can be saved as shown', async () => {
	const { answerTo } = await aServerWithEditors();
	const contact_email = 'joy&ann@tours.example';
	expect((await answerTo(CALL, { body: { contact_email } })).body.contact_email).toBe(contact_email);
	const { body } = await answerTo(CALL);
	expect((await answerTo(CALL, { body: { contact_email: body.contact_email } })).status).toBe(200);
});

test('only an admin sets the video, which adds its host, and no other, to the policy of every page', async () => {
	const { answerTo, editor, get, read } = await aServerWithEditors();
	const guide_video = 'https://videos.example/tour.mp4';
	expect((await answerTo(CALL, { headers: editor.headers, body: { guide_video } })).status).toBe(403);
	const policy = async () => (await get('/api/health')).headers.get('Content-Security-Policy');
	expect(await policy()).not.toContain('media-src');
	await answerTo(CALL, { body: { guide_video } });
	expect((await read('/api/site')).guide_video).toBe(guide_video);
	expect(await policy()).toContain('; media-src https://videos.example');
	await answerTo(CALL, { body: { guide_video: '' } });
	expect((await read('/api/site')).guide_video).toBeNull();
	expect(await policy()).not.toContain('media-src');
});

test.each([
	[{ guide_video: 'http://videos.example/tour.mp4' }, 'guide_video: Please use a full address'],
	[{ guide_video: 'https://videos.example;script-src *' }, 'guide_video: Please use a full address'],
	[{ contact_email: 'us' }, 'contact_email: Please use an email address'],
	[{ social_links: 'instagram.com/tours' }, 'social_links: Please use one full address per line'],
	[{ social_links: 'https://www.facebook.1234' }, 'social_links: Please use one full address per line'],
	[{ guide_video: 'https://vimeo.com.76979871' }, 'guide_video: Please use a full address'],
	[{ banner_words: 'x'.repeat(501) }, 'banner_words: Please use at most 500 characters'],
	[{}, 'give a changed field'],
])('%o is refused, and nothing changes', async (body, detail) => {
	const { answerTo, changes } = await aServerWithEditors();
	const answer = await answerTo(CALL, { body });
	expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining(detail)]);
	expect(changes()).toEqual([]);
});

test.each([
	[CALL, { banner_words: 'New' }],
	// These read back in other words than they were typed.
	[CALL, { banner_on: true, banner_words: '' }],
	[CALL, { address: '1 Main  St\n\n Boston ' }],
	[CALL, { social_links: 'https://example.org/us\n\nhttps://example.org/them' }],
	[TEXT, { name: 'mission', html: '<p>We drive.</p>' }],
])(
	'when the same editor saves again to %s, because the answer was lost, it counts as saved: %o',
	async (call, typed) => {
		const { answerTo, editor, changes } = await aServerWithEditors();
		const body = { ...typed, revision: 0 };
		for (const _ of ['first', 'again']) expect((await answerTo(call, { body })).status).toBe(200);
		expect(changes()).toHaveLength(1);
		expect((await answerTo(call, { body, headers: editor.headers })).status).toBe(409);
	},
);

test('a text is cleaned, shown from then on, and no longer a sample of ours', async () => {
	const { answerTo, editor, changes, read, revision } = await aServerWithEditors();
	const before = revision();
	const html = '<p>We are <b>two</b>.</p><script>alert(1)</script>';
	await answerTo(TEXT, { headers: editor.headers, body: { name: 'who_we_are', html } });
	const clean = '<p>We are <b>two</b>.</p>';
	const [text] = await read('/api/query?target=site_content&by=name&term=who_we_are');
	expect(text).toEqual({ name: 'who_we_are', html: clean, is_sample: false });
	expect(changes()).toMatchObject([
		{ account_id: editor.id, what: 'site_content', key: 'who_we_are', after: { html: clean } },
	]);
	expect(revision()).toBeGreaterThan(before);
});

test('a message is added and taken away; the texts of the About page are not', async () => {
	const { answerTo, read } = await aServerWithEditors();
	await answerTo(TEXT, { body: { name: 'message_new', html: '<p>Hello</p>' } });
	const asked = '/api/query?target=site_content&by=name&term=message_new';
	expect(await read(asked)).toMatchObject([{ html: '<p>Hello</p>' }]);
	await answerTo(TEXT, { body: { name: 'message_new', action: 'delete' } });
	expect(await read(asked)).toEqual([]);
	// Whoever asks again, because the answer was lost, is not told that somebody else was quicker.
	const again = { name: 'message_new', action: 'delete', revision: 1 };
	expect((await answerTo(TEXT, { body: again })).status).toBe(200);
	expect((await answerTo(TEXT, { body: { name: 'mission', action: 'delete' } })).status).toBe(400);
	expect((await answerTo(TEXT, { body: { name: 'anything', html: '' } })).status).toBe(400);
});
