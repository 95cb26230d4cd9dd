import { and, eq, getTableColumns, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { tripFromCells } from '#domain/trips/trip.ts';
import { shown } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import { auditLog } from '#server/audit/table.ts';
import { begunByVisitor, type Payer, paymentsOf, toForget } from '#server/billing/payments-of-payer.ts';
import { outlivesAccount, payments, renewals, testCheckouts } from '#server/billing/table.ts';
import { contactMessages } from '#server/contact/table.ts';
import { inAnyCase } from '#server/db/in-any-case.ts';
import type { Db } from '#server/db/open.ts';
import type { Statement } from '#server/db/run-together.ts';
import { immediately, type Tx } from '#server/db/transaction.ts';
import { Problem } from '#server/http/problems.ts';
import { planCodes, redemptions } from '#server/licences/table.ts';
import { outboxMails } from '#server/mail/table.ts';
import { subscribers } from '#server/newsletter/table.ts';
import { isOnlyAdmin } from '#server/oidc/admins.ts';
import { loginCodes, logins, providerRecords, typedEmail } from '#server/oidc/table.ts';
import { sessions } from '#server/session/table.ts';
import { tripShares } from '#server/shares/table.ts';
import { createAccountReader } from '#server/sync/account-reader.ts';
import { deviceWatermarks, opVerdicts, syncAccounts, syncDevices } from '#server/sync/table.ts';
import { tripHistory, trips } from '#server/trips/table.ts';

export interface Person {
	accountId: string;
	/** Their login at the provider inside this server; null when they sign in elsewhere. */
	login: { id: string; email: string } | null;
}

const { token_hash: _session, account_id: _owner, ...sessionColumns } = getTableColumns(sessions);
const { account_id: _author, ...historyColumns } = getTableColumns(tripHistory);
const { token_hash: _share, account_id: _sharer, ...shareColumns } = getTableColumns(tripShares);
const {
	url: _checkout,
	attempt: _attempt,
	account_id: _payer,
	...paymentColumns
} = getTableColumns(payments);
const { account_id: _editor, ...changeColumns } = getTableColumns(auditLog);
const { token: _subscriber, id: _number, ...subscriberColumns } = getTableColumns(subscribers);

/** Reads or deletes everything stored about one person. */
export function createPersonalDataStore(db: Db) {
	const reader = createAccountReader(db);
	return {
		/** Everything as stored, except secrets: tokens, hashes, codes. */
		all: async (person: Person) => {
			const { accountId } = person;
			const payer = payerOf(person);
			return {
				account: db.select(shown).from(accounts).where(eq(accounts.id, accountId)).get() ?? null,
				devices: db.select(sessionColumns).from(sessions).where(eq(sessions.account_id, accountId)).all(),
				trips: [...reader.trips(accountId)].map(([id, { cells, trashed_at }]) => {
					const trip = tripFromCells(id, cells);
					return {
						...trip,
						trashed_at: trashed_at && new Date(trashed_at),
						cells: Object.fromEntries(cells),
					};
				}),
				replaced_values: db
					.select(historyColumns)
					.from(tripHistory)
					.where(eq(tripHistory.account_id, accountId))
					.all(),
				links: db.select(shareColumns).from(tripShares).where(eq(tripShares.account_id, accountId)).all(),
				...moneyOf(db, payer),
				...lettersOf(db, payer),
				back_office: db.select(changeColumns).from(auditLog).where(eq(auditLog.account_id, accountId)).all(),
				mails: db
					.select({ subject: outboxMails.subject, created: outboxMails.created, sent: outboxMails.sent })
					.from(outboxMails)
					.where(and(inAnyCase(db, outboxMails.to, payer.email), isNoCode))
					.all(),
			};
		},
		/**
		 * Deletes everything in one transaction; sessions, cells and links go along with their parents. False, and nothing is
		 * deleted, when the card service holds a payment that is not among the forgotten ones.
		 * @throws Problem `last_admin` when nobody would be left to run the site: another admin may have left meanwhile
		 */
		remove: async (person: Person, forgotten: string[]): Promise<boolean> =>
			immediately(db, (tx) => {
				if (person.login && isOnlyAdmin(tx, person.login.id)) throw lastAdmin();
				const missed = and(toForget(tx, payerOf(person)), notInArray(payments.id, forgotten));
				if (tx.select().from(payments).where(missed).get()) return false;
				for (const statement of removalOf(tx, person)) statement.run();
				return true;
			}),
	};
}

export const lastAdmin = () =>
	new Problem('last_admin', 'You are the only admin: without you nobody can run this site.');

export const payerOf = ({ accountId, login }: Person): Payer => ({ accountId, email: login?.email ?? null });

/** What they paid, and the codes that they bought or redeemed. */
function moneyOf(db: Db, payer: Payer) {
	const { accountId } = payer;
	return {
		payments: db.select(paymentColumns).from(payments).where(paymentsOf(db, payer)).all(),
		renewals: db
			.select({ amount_cents: renewals.amount_cents, paid: renewals.paid })
			.from(renewals)
			.innerJoin(payments, eq(payments.id, renewals.payment_id))
			.where(eq(payments.account_id, accountId))
			.all(),
		licences: db
			.select({ code: planCodes.code, bought: planCodes.created, ended: planCodes.ended })
			.from(planCodes)
			.innerJoin(payments, eq(payments.id, planCodes.payment_id))
			.where(eq(payments.account_id, accountId))
			.all(),
		redeemed: db
			.select({ code: planCodes.code, redeemed: redemptions.redeemed, left: redemptions.left })
			.from(redemptions)
			.innerJoin(planCodes, eq(planCodes.key, redemptions.key))
			.where(eq(redemptions.account_id, accountId))
			.all(),
	};
}

/** What they sent us. */
function lettersOf(db: Db, payer: Payer) {
	return {
		newsletter: db
			.select(subscriberColumns)
			.from(subscribers)
			.where(payer.email === null ? sql`false` : eq(subscribers.email, payer.email))
			.all(),
		messages: db.select().from(contactMessages).where(messagesOf(db, payer)).all(),
	};
}

/** The writes that delete everything of a person, in their order. */
function removalOf(tx: Tx, person: Person): Statement[] {
	const { accountId, login } = person;
	const payer = payerOf(person);
	const own = [tripHistory, opVerdicts, deviceWatermarks, syncDevices, syncAccounts, trips] as const;
	const theirs = tx.select({ id: payments.id }).from(payments).where(paymentsOf(tx, payer));
	return [
		...own.map((table) => tx.delete(table).where(eq(table.account_id, accountId))),
		tx.delete(contactMessages).where(messagesOf(tx, payer)),
		// The email with a contact message names its account.
		tx.delete(outboxMails).where(sql`instr(${outboxMails.text}, ${accountId}) > 0`),
		// Their changes to the site's content stay, without their name; changes to their own account go.
		tx.delete(auditLog).where(and(eq(auditLog.what, 'account'), eq(auditLog.key, accountId))),
		// By the card service's id a refund still finds what stays, and a bank's decision.
		tx
			.update(payments)
			.set({ account_id: null, email: null, attempt: null, url: null })
			.where(and(outlivesAccount, paymentsOf(tx, payer))),
		// In TEST MODE we are the card service: what stays is no longer theirs by now.
		tx.delete(testCheckouts).where(inArray(testCheckouts.payment_id, theirs)),
		tx.delete(accounts).where(eq(accounts.id, accountId)),
		...(login ? loginWrites(tx, login) : []),
	];
}

function loginWrites(tx: Tx, { id, email }: NonNullable<Person['login']>) {
	// People type their address in capitals, too.
	const isMailOf = or(inAnyCase(tx, outboxMails.to, email), inAnyCase(tx, outboxMails.reply_to, email));
	// This account is gone by now: what still has one is another's, which may have the same email.
	const ofOthers = tx.select({ id: payments.id }).from(payments).where(isNotNull(payments.account_id));
	const isCheckoutOf = and(
		inAnyCase(tx, testCheckouts.email, email),
		notInArray(testCheckouts.payment_id, ofOthers),
	);
	const staying = tx.select({ id: payments.id }).from(payments).where(outlivesAccount);
	return [
		tx.delete(outboxMails).where(isMailOf),
		tx.delete(subscribers).where(eq(subscribers.email, email)),
		// What becomes of a payment that stays is still reported, in TEST MODE too.
		tx.delete(testCheckouts).where(and(isCheckoutOf, notInArray(testCheckouts.payment_id, staying))),
		tx.update(testCheckouts).set({ email: null }).where(isCheckoutOf),
		// A donation begun before they signed in.
		tx.delete(payments).where(begunByVisitor(tx, email)),
		tx.delete(loginCodes).where(eq(loginCodes.email, email)),
		tx.delete(providerRecords).where(or(eq(providerRecords.account_id, id), eq(typedEmail, email))),
		tx.delete(logins).where(eq(logins.id, id)),
	];
}

/** Security: an email valid for only minutes has a code in its subject, which opens the account. */
const isNoCode = sql`(${outboxMails.expires} is null or ${outboxMails.expires} - ${outboxMails.created} > ${60 * 60_000})`;

/** Security: an email counts as theirs only after a code has proved it, which a login requires. */
const messagesOf = (db: Tx, { accountId, email }: Payer) =>
	or(eq(contactMessages.account_id, accountId), inAnyCase(db, contactMessages.email, email));
