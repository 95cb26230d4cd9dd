import * as z from 'zod/mini';
import { NAME_WORDS } from '../forms/edit-rules.ts';
import { ruled } from '../forms/form-text.ts';
import { writableLine } from '../forms/rules.ts';
import { type Contributor, contributorSchema, contributorTypes } from './contributor.ts';

export const LONGEST_CONTRIBUTOR_NAME = 100;
const LONGEST_ADDRESS = 2000;
/** The largest of 48 bits. */
const LARGEST_DRAWN = 2 ** 48 - 1;
export const IMAGE_WORDS = 'Image Url cannot be blank.';

export type NewContributor = Omit<Contributor, 'contributor_id'>;

export function contributorFault({ first, last, type, image }: NewContributor): string | undefined {
	const fault = nameFault(first) ?? nameFault(last);
	return fault ?? (type === 'key' && !image ? IMAGE_WORDS : undefined);
}

function nameFault(name: string): string | undefined {
	if (name === '') return NAME_WORDS;
	return name.length > LONGEST_CONTRIBUTOR_NAME
		? `Please use at most ${LONGEST_CONTRIBUTOR_NAME} characters.`
		: undefined;
}

const NUMBER_WORDS = `must be from 1 to ${LARGEST_DRAWN}`;
/** Drawn by the client, so that a person sent twice is added once; our own numbers continue above it. */
export const drawnNumber = contributorSchema.shape.contributor_id.check(
	z.positive(NUMBER_WORDS),
	z.maximum(LARGEST_DRAWN, NUMBER_WORDS),
);

const cleanName = z.string('must be a text').check(z.overwrite((typed) => writableLine(typed).trim()));
const name = z._default(cleanName, '');
const nameAlone = z.pipe(cleanName, ruled(nameFault));

/** A contributor's names, each with its rule. */
export const contributorNames = { first: nameAlone, last: nameAlone };

/** Adds or removes a contributor. Only key people have an image. */
export const contributorUpdateSchema = z.discriminatedUnion('action', [
	z
		.object({
			action: z.literal('create'),
			contributor_id: z.optional(drawnNumber),
			first: name,
			last: name,
			type: z.enum(contributorTypes, `must be one of ${contributorTypes.join(', ')}`),
			image: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_ADDRESS))), null),
		})
		.check(
			z.check(({ value, issues }) => {
				const message = contributorFault(value);
				if (message) issues.push({ code: 'custom', message, input: value });
			}),
		),
	z.object({ action: z.literal('delete'), contributor_id: contributorSchema.shape.contributor_id }),
]);
export type ContributorUpdate = z.input<typeof contributorUpdateSchema>;
