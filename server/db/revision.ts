import type { Db } from './open.ts';

/** Reads the content revision, a number that grows with every change of public content. */
export function revisionReader(db: Db): () => number {
	// Runs on every public request, so it avoids drizzle's row mapping, which would cost as much as the rest.
	const read = db.$client.prepare<[], number>('select revision from content_revision').pluck();
	return () => read.get() ?? 0;
}
