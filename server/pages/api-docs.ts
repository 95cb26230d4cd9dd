import { html } from 'hono/html';
import type { Html } from '#server/html/markup.ts';
import type { DrawPlainPage } from '#server/html/plain-page.ts';
import type { OpenApiDocument } from '#server/http/openapi.ts';

/** The parts of JSON Schema our own schemas use. */
interface Schema {
	type?: string | string[];
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	additionalProperties?: Schema | boolean;
	anyOf?: Schema[];
	enum?: unknown[];
	const?: unknown;
}
type Content = Record<string, { schema?: Schema } | undefined>;
interface Operation {
	summary?: string;
	parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
	requestBody?: { content?: Content };
	responses?: Record<string, { description?: string; content?: Content }>;
}
interface Call extends Operation {
	method: string;
	path: string;
}

/** Draws the API's documentation for people: every call, its input, its answers, its failures. It needs no script. */
export function drawApiDocs(document: OpenApiDocument, draw: DrawPlainPage): Promise<string> {
	const calls = callsOf(document);
	const groups = [...new Set(calls.map(groupOf))].sort();
	return draw({
		title: 'API',
		isWide: true,
		lead: html`Every call of release ${document.info.version}, at <code>${document.servers?.[0]?.url}</code>. For programs:
<a href="/api/openapi.json">openapi.json</a>. Errors are problem JSON (RFC 9457), and their <code>code</code> never changes its meaning.`,
		body: html`<nav class="ways" aria-label="Calls">${groups.map((name) => html`<a href="#${name}">/${name}</a>`)}</nav>
${groups.map(
	(name) =>
		html`<section id="${name}"><h2>/${name}</h2>${calls.filter((call) => groupOf(call) === name).map(drawCall)}</section>`,
)}`,
	});
}

const groupOf = ({ path }: Call) => path.split('/')[1] ?? '';

function callsOf({ paths }: OpenApiDocument): Call[] {
	return Object.entries(paths ?? {}).flatMap(([path, methods]) =>
		Object.entries(methods ?? {}).map(([method, operation]) => ({
			...(operation as Operation),
			method: method.toUpperCase(),
			path,
		})),
	);
}

function drawCall({ method, path, summary, parameters = [], requestBody, responses = {} }: Call): Html {
	const body = schemaIn(requestBody?.content);
	const answers = Object.entries(responses).filter(([status]) => status < '400');
	const failures = Object.entries(responses).filter(([status]) => status >= '400');
	return html`<details><summary><code>${method} ${path}</code> <span>${summary}</span></summary>
${parameters.length > 0 && html`<h3>Takes</h3><ul>${parameters.map(drawParameter)}</ul>`}
${body && html`<h3>Body</h3><pre>${typeOf(body)}</pre>`}
${answers.map(([status, { content }]) => html`<h3>Answers ${status}</h3>${drawAnswer(content)}`)}
${failures.length > 0 && html`<h3>Fails</h3><ul>${failures.map(drawFailure)}</ul>`}
</details>`;
}

function drawAnswer(content: Content | undefined): Html {
	const [type, answer] = Object.entries(content ?? {})[0] ?? [];
	if (type === undefined) return html`<p>Nothing.</p>`;
	return answer?.schema ? html`<pre>${typeOf(answer.schema)}</pre>` : html`<p>${type}</p>`;
}

const drawParameter = ({ name, in: place, required, schema = {} }: NonNullable<Call['parameters']>[number]) =>
	html`<li><code>${name}</code> in the ${place}${required ? ', required' : ''}: <code>${typeOf(schema)}</code></li>`;

const drawFailure = ([status, { description }]: [string, { description?: string }]) =>
	html`<li>${status}: <code>${description}</code></li>`;

const schemaIn = (content: Content | undefined) => Object.values(content ?? {})[0]?.schema;

/** Returns a schema in TypeScript's notation, the shortest that readers of an API know. */
export function typeOf(schema: Schema, indent = ''): string {
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
	if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent)).join(' | ');
	if (Array.isArray(schema.type))
		return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
	if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, indent)}>`;
	if (schema.type !== 'object') return schema.type === 'integer' ? 'number' : (schema.type ?? 'any JSON');
	const inner = `${indent}  `;
	const fields = Object.entries(schema.properties ?? {}).map(
		([name, field]) =>
			`${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field, inner)}`,
	);
	const others = schema.additionalProperties;
	if (typeof others === 'object') fields.push(`${inner}[name]: ${typeOf(others, inner)}`);
	return fields.length > 0 ? `{\n${fields.join('\n')}\n${indent}}` : '{}';
}
