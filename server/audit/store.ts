import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { AUDIT_PAGE, type AuditEntry, type AuditQuery } from '#domain/admin/audit.ts';
import { accounts } from '#server/accounts/table.ts';
import { articles } from '#server/articles/table.ts';
import { colleges } from '#server/colleges/table.ts';
import { contributors } from '#server/contributors/table.ts';
import type { Db } from '#server/db/open.ts';
import { outboxMails } from '#server/mail/table.ts';
import { subscribers } from '#server/newsletter/table.ts';
import { places } from '#server/places/table.ts';
import { states } from '#server/states/table.ts';
import { auditLog } from './table.ts';

const { before, what, key } = auditLog;
/**
 * What a changed thing is called now; for a deleted place, the name in the log. Kinds without names go by their keys.
 */
const name = sql<string | null>`case ${what}
	when 'account' then (select coalesce(${accounts.email}, ${accounts.displayName}) from ${accounts} where ${accounts.id} = ${key})
	when 'article' then (select ${articles.article_title} from ${articles} where ${articles.id} = ${key})
	when 'college' then (select ${colleges.name} from ${colleges} where ${colleges.ipeds_id} = ${key})
	when 'contributor' then (select ${contributors.first} || ' ' || ${contributors.last} from ${contributors}
		where ${contributors.contributor_id} = ${key})
	when 'mail' then (select coalesce(replace(${outboxMails.subject}, ${outboxMails.secret}, '••••••'), ${outboxMails.subject})
		from ${outboxMails} where ${outboxMails.id} = ${key})
	when 'place' then coalesce((select ${places.name} from ${places} where ${places.place_id} = ${key}), ${before} ->> 'name')
	when 'subscriber' then (select ${subscribers.email} from ${subscribers} where ${subscribers.id} = ${key})
	when 'state' then (select ${states.name} from ${states} where ${states.fips} = ${key})
end`;

/** Reads the back office's changes. */
export function createAuditStore(db: Db) {
	return {
		/** Returns the latest changes, optionally of one kind or one thing, and older than `before`. */
		newest: async ({ what, key, before }: AuditQuery): Promise<AuditEntry[]> =>
			db
				.select({
					entry: auditLog,
					by: { id: accounts.id, email: accounts.email, name: accounts.displayName },
					name,
				})
				.from(auditLog)
				.leftJoin(accounts, eq(accounts.id, auditLog.account_id))
				.where(
					and(
						what && eq(auditLog.what, what),
						key === undefined ? undefined : eq(auditLog.key, key),
						before === undefined ? undefined : lt(auditLog.id, before),
					),
				)
				.orderBy(desc(auditLog.id))
				.limit(AUDIT_PAGE)
				.all()
				.map(({ entry: { account_id, at, ...entry }, ...known }) => ({
					...entry,
					...known,
					at: at.toISOString(),
				})),
	};
}
