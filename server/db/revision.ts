import type { Db } from './open.ts';

/** Makes the reader of the content revision, a number that grows with every change of public content. */
export function revisionReader(db: Db): () => number {
	// Read with every public request, so without drizzle's mapping of rows, which would cost as much as the rest.
	const read = db.$client.prepare<[], number>('select revision from content_revision').pluck();
	return () => read.get() ?? 0;
}
