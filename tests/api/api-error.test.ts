import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { errorCodes } from '#domain/errors.ts';

const answer = (status: number) => ({ status, url: 'https://tours.example/api/trips' });

test.each(errorCodes)('a problem of the server named %s is read by that name', (code) => {
	const said = vi.spyOn(console, 'error');
	expect(ApiError.ofProblem({ code }, answer(400)).code).toBe(code);
	expect(said).not.toHaveBeenCalled();
});

test.each([
	['a newer server’s problem', { code: 'trip_locked' }],
	['a name that only the client gives', { code: 'no_signal' }],
	['a problem without a name', { title: 'Bad Gateway' }],
	['no problem at all', null],
])('%s is unexpected, never taken for something that is not there, and said in the console', (_, body) => {
	const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
	for (const status of [404, 422, 502])
		expect(ApiError.ofProblem(body, answer(status)).code).toBe('unexpected');
	expect(said).toHaveBeenCalledTimes(3);
	expect(said).toHaveBeenLastCalledWith(expect.stringContaining('/api/trips answered 502'), body);
});
