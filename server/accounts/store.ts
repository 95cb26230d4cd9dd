import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import type { ListedAccount } from '#domain/accounts/edit-access.ts';
import { FIXED_ACCESS } from '#domain/accounts/roles.ts';
import type { Subscriber } from '#domain/billing/subscription.ts';
import { subscriptionAt } from '#domain/billing/transitions.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { randomId } from '#server/secrets/random.ts';
import { writeAccess } from './account-writes.ts';
import { accounts } from './table.ts';

/** A person as their provider identifies them. */
export interface Identity {
	issuer: string;
	subject: string;
	email: string | null;
	displayName: string | null;
	group: string;
	/** The person's id at Google, if the provider gives it. */
	googleId?: string;
}

const { issuer, signed_out, ...answered } = getTableColumns(accounts);
/** The columns of a person's record that its owner may see. */
export const shown = answered;

export function createAccountStore(db: Db) {
	const isThem = and(
		eq(accounts.issuer, sql.placeholder('issuer')),
		eq(accounts.cognito_id, sql.placeholder('subject')),
	);
	const byIdentity = db.select(shown).from(accounts).where(isThem).prepare();
	const signedOutByIdentity = db.select({ signed_out }).from(accounts).where(isThem).prepare();

	const subscriberById = db
		.select({
			group: accounts.group,
			subscription_type: accounts.subscription_type,
			trial_start: accounts.trial_start,
		})
		.from(accounts)
		.where(eq(accounts.id, sql.placeholder('id')))
		.prepare();

	/** Returns the person's account, created at the first sign-in and updated at each later one. */
	async function signIn(identity: Identity, now: Date): Promise<Account> {
		const { issuer, subject, email, displayName, group, googleId } = identity;
		const known = byIdentity.get({ issuer, subject });
		if (known && isUpToDate(known, identity)) return rowToAccount(known, now);
		const given = {
			group,
			...(email !== null && { email }),
			...(displayName !== null && { displayName }),
			...(googleId !== undefined && { googleId }),
		};
		const write = db
			.insert(accounts)
			.values({
				id: randomId('u_'),
				issuer,
				cognito_id: subject,
				...given,
				created: now,
				last_modified: now,
			})
			.onConflictDoUpdate({
				target: [accounts.issuer, accounts.cognito_id],
				set: { ...given, last_modified: now },
			});
		return rowToAccount(writtenRow(write.returning(shown)) as Row, now);
	}

	return {
		/** Reads at once, for work inside a transaction. */
		reader: {
			/** Returns the part of an account that decides its plan; null when there is no such account. */
			subscriber: (id: string): Subscriber | null => {
				const found = subscriberById.get({ id });
				return found ? { ...found, trial_start: found.trial_start?.toISOString() ?? null } : null;
			},
		},
		signIn,
		/**
		 * The account as the token of this request defines it: with the token's group, created if there is none.
		 * Security: writes nothing to an existing account. The token may predate the last sign-in, and would restore
		 * rights that were revoked since.
		 */
		ofToken: async (identity: Identity, now: Date): Promise<Account> => {
			const { issuer, subject, group } = identity;
			const known = byIdentity.get({ issuer, subject });
			return known ? rowToAccount({ ...known, group }, now) : signIn(identity, now);
		},
		/** Returns when another device last signed out one of this person's devices; null if never. */
		signedOut: async ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<Date | null> =>
			signedOutByIdentity.get({ issuer, subject })?.signed_out ?? null,
		/** All accounts, in the order people joined. */
		all: async (now: Date): Promise<ListedAccount[]> =>
			db
				.select(shown)
				.from(accounts)
				.orderBy(accounts.person_id)
				.all()
				.map((row) => withGoogleId(rowToAccount(row, now))),
		/** Counts the accounts with this email, given in lower case. */
		countWith: async (email: string): Promise<number> => db.$count(accounts, hasEmail(email)),
		/** Sets the access of everyone with this email, from the console; returns the number of these accounts. */
		setAccess: async ({ email, access }: { email: string; access: number }, now: Date): Promise<number> =>
			immediately(db, (tx) => {
				const theirs = tx.select({ id: accounts.id }).from(accounts).where(hasEmail(email)).all();
				for (const { id } of theirs) writeAccess(tx, { id, access, by: null }, now);
				return theirs.length;
			}),
		/**
		 * Grants (1) or revokes (0) editor access, or toggles it if neither is asked for; returns the changed account,
		 * or why the change failed.
		 */
		changeAccess: async (
			{ googleId, access: wanted, by }: { googleId: string; access?: 0 | 1 | undefined; by: string },
			now: Date,
		): Promise<ListedAccount | 'unknown' | 'fixed'> =>
			immediately(db, (tx) => {
				const isTheirs = or(
					eq(accounts.googleId, googleId),
					and(isNull(accounts.googleId), eq(accounts.cognito_id, googleId)),
				);
				const [row, another] = tx.select(shown).from(accounts).where(isTheirs).all();
				// Two sign-in services may give two people the same id.
				if (!row || another) return 'unknown';
				if (row.access === FIXED_ACCESS) return 'fixed';
				writeAccess(tx, { id: row.id, access: wanted ?? (row.access > 0 ? 0 : 1), by }, now);
				const after = tx.select(shown).from(accounts).where(eq(accounts.id, row.id)).get() ?? row;
				return withGoogleId(rowToAccount(after, now));
			}),
	};
}

/** Falls back to the id at the person's own sign-in service, so that everyone can be named. */
const withGoogleId = (account: Account): ListedAccount => ({
	...account,
	googleId: account.googleId ?? account.cognito_id,
});

type Row = Omit<Account, 'trial_start' | 'created' | 'last_modified'> & {
	trial_start: Date | null;
	created: Date;
	last_modified: Date;
};

const hasEmail = (email: string) => sql`lower(${accounts.email}) = ${email}`;

/** A claim missing from the token removes nothing, except the group: rights are those of the last sign-in. */
function isUpToDate(known: Row, { email, displayName, group, googleId }: Identity): boolean {
	return (
		known.group === group &&
		(googleId ?? known.googleId) === known.googleId &&
		(email ?? known.email) === known.email &&
		(displayName ?? known.displayName) === known.displayName
	);
}

/** Returns the account as of a given time: the end of a trial is computed here, so no job has to write it. */
export function rowToAccount(row: Row, now: Date): Account {
	const account = {
		...row,
		trial_start: row.trial_start?.toISOString() ?? null,
		created: row.created.toISOString(),
		last_modified: row.last_modified.toISOString(),
	};
	return subscriptionAt(account, now.getTime());
}
