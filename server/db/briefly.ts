import { type Db, remoteOf } from './open.ts';
import { isUnreachable } from './patient.ts';

const BRIEF_MS = 1000;

/**
 * For reads that every request makes and that may be a second old. On a remote database the last value is reused for a
 * second, and for as long as the database does not answer.
 */
export function briefly<T>(db: Db, read: () => T): () => T {
	if (!remoteOf(db)) return read;
	let last: { value: T; until: number } | undefined;
	return () => {
		const now = performance.now();
		if (last && now < last.until) return last.value;
		try {
			last = { value: read(), until: now + BRIEF_MS };
		} catch (error) {
			if (!last || !isUnreachable(error)) throw error;
			last.until = now + BRIEF_MS;
		}
		return last.value;
	};
}
