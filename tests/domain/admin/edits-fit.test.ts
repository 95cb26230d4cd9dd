import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listedArticleSchema } from '#domain/articles/article.ts';
import { articleUpdateSchema } from '#domain/articles/article-edit.ts';
import { guideSchema } from '#domain/colleges/college.ts';
import { collegeUpdateSchema } from '#domain/colleges/edit-college.ts';
import { contributorSchema } from '#domain/contributors/contributor.ts';
import { contributorUpdateSchema } from '#domain/contributors/contributor-form.ts';
import { placeEditSchema } from '#domain/places/edit-place.ts';
import { placeSchema } from '#domain/places/place.ts';
import { siteContentSchema } from '#domain/site/site-content.ts';
import { contentUpdateSchema } from '#domain/site/site-form.ts';
import { regionChangeSchema, stateUpdateSchema } from '#domain/states/edit-state.ts';
import { regionContentSchema, stateSchema } from '#domain/states/state.ts';

const number = fc.oneof(
	fc.integer({ min: -1, max: 44 }),
	fc.constantFrom(200, 800, 801, 1540, 1e7, 90.5, -90, 180, Number.MAX_SAFE_INTEGER, 1e300),
);
const address = fc
	.tuple(
		fc.constantFrom('', 'http://', 'HTTP://', 'Https://', 'https://', 'ftp://', 'javascript://'),
		fc.constantFrom('inn.example', 'www.Inn.example/A.jpg', 'inn', 'inn.example:8080/?a=b'),
	)
	.map((parts) => parts.join(''));
const word = fc.constantFrom(
	'MA',
	'hotel',
	'airport',
	'Urban',
	'general',
	'college',
	'parent',
	'new_england',
);
const html = fc.constantFrom('', ' ', '<p>Words</p>', '["<p>A tip</p>"]');
const value = fc.oneof(number, number.map(String), address, word, html, fc.boolean(), fc.constant(null));

type Fields = Record<string, z.core.$ZodType>;
const [contributor] = contributorUpdateSchema.def.options;
const [content] = contentUpdateSchema.def.options;

test.each<[string, Fields, Fields]>([
	['place', placeEditSchema.shape, placeSchema.shape],
	['college', collegeUpdateSchema.shape, guideSchema.shape],
	['state', stateUpdateSchema.shape, stateSchema.shape],
	['region', regionChangeSchema.shape.update.shape, regionContentSchema.shape],
	['article', articleUpdateSchema.shape, listedArticleSchema.shape],
	['contributor', contributor.shape, contributorSchema.shape],
	['text of the site', content.shape, siteContentSchema.shape],
])('whatever an editor may save of a %s, every device can read', (_, edited, read) => {
	const fields = Object.entries(edited).flatMap(([field, rule]) => {
		const known = read[field];
		return known ? [{ field, rule, known }] : [];
	});
	expect(fields).not.toEqual([]);
	fc.assert(
		fc.property(fc.constantFrom(...fields), value, ({ rule, known }, typed) => {
			const saved = z.safeParse(rule, typed);
			return !saved.success || saved.data === undefined || z.safeParse(known, saved.data).success;
		}),
		{ numRuns: 2000 },
	);
});
