import type { Db } from './open.ts';

/** What reads and writes rows: a transaction, or the database itself where no other statement must go with these. */
export type Tx = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

/**
 * Does the work in one transaction that takes the write lock first, so that nothing it has read changes before it
 * writes. The work may not be async, which better-sqlite3 would leave half written.
 */
export const immediately = <T>(db: Db, work: (tx: Tx) => T): T =>
	db.transaction(work, { behavior: 'immediate' });
