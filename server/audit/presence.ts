import { and, eq, gt, lte } from 'drizzle-orm';
import type { AuditedKind, Editor } from '#domain/admin/audit.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { beingEdited } from './table.ts';

/** An editor's screen reports in every 20 s; one silent for this long has been closed. */
const SILENT_MS = 50_000;

/** Knows which editors have which things open. It warns but never locks: a closed laptop must not keep others out. */
export function createPresenceStore(db: Db) {
	return {
		/** Notes that an editor has opened or closed a thing. */
		note: async (
			{ what, key, by, isOpen }: { what: AuditedKind; key: string; by: string; isOpen: boolean },
			now: Date,
		): Promise<void> => {
			const own = and(eq(beingEdited.what, what), eq(beingEdited.key, key), eq(beingEdited.account_id, by));
			immediately(db, (tx) => {
				tx.delete(beingEdited).where(own).run();
				tx.delete(beingEdited)
					.where(lte(beingEdited.seen, new Date(now.getTime() - SILENT_MS)))
					.run();
				if (isOpen) tx.insert(beingEdited).values({ what, key, account_id: by, seen: now }).run();
			});
		},
		/** Editors with things of a kind open now, by the thing's key. */
		editors: async (what: AuditedKind, now: Date): Promise<Map<string, Editor[]>> => {
			const rows = db
				.select({
					key: beingEdited.key,
					editor: { id: accounts.id, email: accounts.email, name: accounts.displayName },
				})
				.from(beingEdited)
				.innerJoin(accounts, eq(accounts.id, beingEdited.account_id))
				.where(and(eq(beingEdited.what, what), gt(beingEdited.seen, new Date(now.getTime() - SILENT_MS))))
				.all();
			const byKey = new Map<string, Editor[]>();
			for (const { key, editor } of rows) byKey.set(key, [...(byKey.get(key) ?? []), editor]);
			return byKey;
		},
	};
}
