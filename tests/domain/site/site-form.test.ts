import { expect, test } from 'vitest';
import { contactEmailOf } from '#domain/site/contact-email.ts';
import { linesOf, siteRules } from '#domain/site/site-form.ts';

test.each([
	'https://video.example',
	'https://video.example:8443/embed/7?start=30#chapter',
	'https://VIDEO.example/',
	'https://www.9-to-5.example?v=7',
])('%s may be the address of the video', (typed) => {
	expect(siteRules.guide_video(typed)).toBeUndefined();
	expect(siteRules.guide_video(` ${typed} `)).toBeUndefined();
});

test.each([
	'http://video.example',
	'see https://video.example',
	'https://video',
	'https://joy:secret@video.example/',
	'https://video.example:port/',
	'https://video.example/a b',
	'https://vid_eo.example/',
	'https://video.example.',
	// What follows looks whole, but no browser can read it.
	'https://vimeo.com.76979871',
	'https://192.168.1.300/tour.mp4',
	'https://video.example:80800/tour.mp4',
])('%s may not', (typed) => {
	expect(siteRules.guide_video(typed)).toMatch(/begins with https/);
});

test('each line of the social links is an address, except empty lines', () => {
	const typed = 'https://a.example/trails\n\n  https://b.example \r\n \n';
	expect(linesOf(typed)).toEqual(['https://a.example/trails', 'https://b.example']);
	expect(siteRules.social_links(typed)).toBeUndefined();
	expect(siteRules.social_links('')).toBeUndefined();
	expect(siteRules.social_links('https://a.example\n@trails')).toMatch(/one full address per line/);
	expect(siteRules.social_links('https://www.facebook.1234')).toMatch(/one full address per line/);
});

test('the texts that the site shows everywhere may be empty, but not endless', () => {
	for (const rule of Object.values(siteRules)) expect(rule('')).toBeUndefined();
	expect(siteRules.banner_words('x'.repeat(500))).toBeUndefined();
	expect(siteRules.banner_words('x'.repeat(501))).toBe('Please use at most 500 characters.');
	expect(siteRules.contact_email('joy@tours.example')).toBeUndefined();
	expect(siteRules.contact_email('joy')).toMatch(/email address/);
});

test('orders by email go to the address that an editor has written, in whatever tags', () => {
	const texts = (html: string) => [
		{ name: 'mission', html: '<p>Ours</p>', is_sample: false },
		{ name: 'contact_email', html, is_sample: false },
	];
	expect(contactEmailOf(texts('<p><b>joy@tours.example</b></p>'))).toBe('joy@tours.example');
	expect(contactEmailOf(texts(' joy@tours.example\n'))).toBe('joy@tours.example');
	expect(contactEmailOf(texts('<p> </p>'))).toBeNull();
	expect(contactEmailOf(texts('').slice(0, 1))).toBeNull();
});
