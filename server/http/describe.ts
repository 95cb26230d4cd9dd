import { describeRoute, resolver } from 'hono-openapi';
import type { $ZodType } from 'zod/v4/core';
import type { ErrorCode } from '#domain/errors.ts';
import { httpStatusOf, problemSchema } from './problems.ts';

/** Describes a route for the OpenAPI document: its purpose, its answer, and its failures. */
export function describe(summary: string, answer: $ZodType | null, failures: ErrorCode[] = []) {
	const success = answer
		? { 200: { description: 'Found', content: { 'application/json': { schema: resolver(answer) } } } }
		: { 204: { description: 'Done' } };
	return describeRoute({ summary, responses: { ...success, ...failuresOf(failures) } });
}

/** Describes a JSON body that the route reads itself, and the headers it needs. */
export function describeBody(body: $ZodType, headers: string[] = []) {
	return describeRoute({
		requestBody: { required: true, content: { 'application/json': { schema: resolver(body) as never } } },
		parameters: headers.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
	});
}

/** A route's failures, in the form its description lists them. */
export function failuresOf(codes: ErrorCode[]) {
	const content = { 'application/problem+json': { schema: resolver(problemSchema) } };
	// Any write that a full disk can refuse may also find the database busy.
	const all: ErrorCode[] = codes.includes('storage_full') ? [...codes, 'storage_busy'] : codes;
	const alike = (code: ErrorCode) =>
		all.filter((other) => httpStatusOf(other) === httpStatusOf(code)).join(', ');
	return Object.fromEntries(all.map((code) => [httpStatusOf(code), { description: alike(code), content }]));
}
