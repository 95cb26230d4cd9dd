import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { placeTypes } from '#domain/places/place.ts';
import { once } from '#server/http/checked.ts';
import { Problem } from '#server/http/problems.ts';

const term = () =>
	z.optional(
		once().check(z.minLength(1, 'must not be empty'), z.maxLength(100, 'must have at most 100 characters')),
	);
const degrees = () =>
	z.optional(once().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'must be degrees as a decimal number')));
const oneOf = <const Words extends readonly string[]>(words: Words) =>
	z.optional(z.enum(words, `must be one of ${words.join(', ')}`));
const wholeNumber = (most: number) =>
	z.optional(
		once().check(
			z.regex(/^[1-9]\d{0,4}$/, `must be a whole number from 1 to ${most}`),
			z.refine((text) => Number(text) <= most, `must be a whole number from 1 to ${most}`),
		),
	);

/** Columns that lists can be filtered by. */
export const termColumns = [
	'college.state_abbreviation',
	'name',
	'city',
	'state_abbreviation',
	'type',
	'place_id',
] as const;

const targets = ['state', 'region', 'subregion', 'college', 'place', 'site_content'] as const;

/** The parameters of `GET /query`, in all its forms. */
export const querySchema = z.object({
	target: z.enum(targets, `must be one of ${targets.join(', ')}`),
	on: oneOf(['name', 'region', 'ipeds_id']),
	/** The value of the column named by `on`. */
	qid: term(),
	by: oneOf(termColumns),
	/** The value of the column named by `by`. */
	term: term(),
	lat: degrees(),
	long: degrees(),
	type: oneOf(placeTypes),
	pageLength: wholeNumber(limits.queryPageLength),
	page: wholeNumber(10_000),
});
export type Query = z.infer<typeof querySchema>;

/** The value of a required parameter; a `bad_query` problem when it is missing. */
export function need<Name extends keyof Query>(query: Query, name: Name): NonNullable<Query[Name]> {
	const value = query[name];
	if (value === undefined) throw new Problem('bad_query', `${name}: must be given for this kind of query.`);
	return value;
}

/** The page of the list that the query asks for. */
export function pageOf<Thing>(things: Thing[], { page = '1', pageLength }: Query): Thing[] {
	const length = Number(pageLength ?? limits.queryPageLength);
	return things.slice((Number(page) - 1) * length, Number(page) * length);
}
