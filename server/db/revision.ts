import type { Db } from './open.ts';
import { contentRevision } from './table.ts';

/** Makes the reader of the content revision, a number that grows with every change of public content. */
export function revisionReader(db: Db): () => number {
	const read = db.select({ revision: contentRevision.revision }).from(contentRevision).prepare();
	return () => read.get()?.revision ?? 0;
}
