import { expect, test } from 'vitest';
import { problemSchema } from '#server/http/problems.ts';
import { aServer } from '../a-server.ts';

test('every failure is a problem with a stable code and the id of its request', async () => {
	const { get } = aServer();
	for (const [path, status, code] of [
		['/api/nothing', 404, 'not_found'],
		['/api', 404, 'not_found'],
		['/api/query?target=x', 400, 'bad_query'],
		['/assets/gone.js', 404, 'not_found'],
		['/favicon.ico', 404, 'not_found'],
	] as const) {
		const answer = await get(path);
		const problem = problemSchema.parse(await answer.json());
		expect(answer.headers.get('content-type')).toBe('application/problem+json');
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
		expect([path, answer.status, problem.status, problem.code]).toEqual([path, status, status, code]);
		expect(problem.instance).toBe(`urn:uuid:${answer.headers.get('x-request-id')}`);
	}
});

test.each([
	['DELETE', '/api/health', 'GET, HEAD'],
	['POST', '/api/query', 'GET, HEAD'],
	['GET', '/api/public/page-view', 'POST'],
	['PUT', '/about', 'GET, HEAD'],
	['OPTIONS', '/api/public/states', 'GET, HEAD'],
])('%s %s is answered 405 with the methods that are', async (method, path, allow) => {
	const answer = await aServer().app.request(path, { method });
	expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
	expect((await answer.json()).code).toBe('method_not_allowed');
});

test('an unexpected error is logged with its request id and shown to nobody', async () => {
	const { db, get, log } = aServer();
	db.$client.close();
	const answer = await get('/api/public/states');
	const problem = await answer.json();
	expect([answer.status, problem.code]).toEqual([500, 'internal']);
	expect(JSON.stringify(problem)).not.toMatch(/database|sqlite|\.ts/i);
	expect(log[0]).toContain(answer.headers.get('x-request-id'));
	expect(log[0]).toMatch(/database connection is not open/);
});

test('an error page carries the security headers too', async () => {
	const { db, get } = aServer();
	db.$client.close();
	expect((await get('/api/public/states')).headers.get('content-security-policy')).toContain(
		"default-src 'none'",
	);
});
