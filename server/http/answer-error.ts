import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isBusy, isFull, isUnreachable } from '#server/db/patient.ts';
import type { Log } from './log.ts';
import { answerProblem, Problem } from './problems.ts';
import { routeOf } from './route-of.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Turns any error of a route into a problem; an unexpected one is logged with its request id, and never shown in an
 * answer.
 */
export function answerError(log: Log): ErrorHandler<ServerEnv> {
	return (error, c) => {
		const facts = { request_id: c.get('requestId') };
		if (error instanceof Problem) return answerProblem(c, error);
		// Hono's own validator throws this when a body is not JSON.
		if (error instanceof HTTPException && error.status === 400) {
			return answerProblem(c, new Problem('bad_body', 'The body is not valid JSON.'));
		}
		if (isFull(error)) {
			log('the disk is full', facts);
			return answerProblem(c, new Problem('storage_full', 'Nothing was lost. Please try again later.'));
		}
		if (isBusy(error)) {
			log('the database is held by another process', facts);
			const problem = new Problem('storage_busy', 'Nothing was lost. Please try again in a few seconds.', {
				'Retry-After': '2',
			});
			return answerProblem(c, problem);
		}
		if (isUnreachable(error)) {
			log(error.message, facts);
			const problem = new Problem('storage_busy', 'Please try again in a few seconds.', {
				'Retry-After': '2',
			});
			return answerProblem(c, problem);
		}
		log(`${c.req.method} ${routeOf(c)}: ${error.stack ?? error.message}`, facts);
		// Security: a stack or a database's message helps an attacker, so neither leaves the server.
		return answerProblem(
			c,
			new Problem('internal', 'Please try again. If it goes on, tell us the request id.'),
		);
	};
}
