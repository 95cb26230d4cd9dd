import type { Hook } from '@hono/standard-validator';
import { validator } from 'hono-openapi';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { ErrorCode } from '#domain/errors.ts';
import { Problem } from './problems.ts';
import type { ServerEnv } from './server-env.ts';

// zod/mini has no words of its own: its only message is "Invalid input". The client sends only valid input, and needs
// no words.
z.config(en());

/** A query parameter's text; a repeated parameter would be a list. */
export const once = () => z.string('must be given once');

/** Checks the query against the schema; a mismatch is a `bad_query` problem that names each wrong parameter. */
export const checkedQuery = <Schema extends $ZodType>(schema: Schema) =>
	validator('query', schema, refuse('bad_query'));

/** Checks the JSON body against the schema; a mismatch is a `bad_body` problem that names each wrong field. */
export const checkedBody = <Schema extends $ZodType>(schema: Schema) =>
	validator('json', schema, refuse('bad_body'));

// biome-ignore lint/suspicious/noExplicitAny: the hook sees neither the value's type nor the path's.
function refuse(code: ErrorCode): Hook<any, ServerEnv, any, any> {
	return (result, c) => {
		if (result.success) return;
		// Without a JSON content type the body is not parsed, and every field would be reported missing.
		if (code === 'bad_body' && !isJson(c.req.header('Content-Type'))) {
			throw new Problem(code, 'The body must be JSON, sent as application/json.');
		}
		const faults = result.error.map(({ path, message }) =>
			path && path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message,
		);
		throw new Problem(code, `${[...new Set(faults)].join('; ').replace(/\.$/, '')}.`);
	};
}

const isJson = (type: string | undefined) => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? '');
