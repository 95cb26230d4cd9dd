import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problems.ts';

/** Refuses a body larger than this as `too_large`, before all of it is read. */
export const limitedBody = (mostBytes: number) =>
	bodyLimit({
		maxSize: mostBytes,
		onError: () => {
			throw new Problem('too_large', `The body has more than ${mostBytes.toLocaleString('en-US')} bytes.`);
		},
	});
