import { and, eq } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import { mayGetPlan } from '#domain/billing/transitions.ts';
import { codeKey } from '#domain/licences/licence.ts';
import { isLastDayOver, type NewPromoCode } from '#domain/licences/promo-code.ts';
import { isAllThatHappened } from '#server/audit/edit-row.ts';
import { record } from '#server/audit/record.ts';
import type { Notices } from '#server/billing/notices.ts';
import { accountAt, movePlan } from '#server/billing/plan-writes.ts';
import { tell } from '#server/billing/tell.ts';
import type { Db } from '#server/db/open.ts';
import { immediately, type Tx } from '#server/db/transaction.ts';
import { createCodeLists, isPromo } from './code-lists.ts';
import { planCodes, redemptions } from './table.ts';

export type CodeRefusal = 'unknown' | 'used' | 'over' | 'needless';

/** Stores licences, promo codes, and who has redeemed them. */
export function createLicenceStore(db: Db) {
	return {
		...createCodeLists(db),
		/** Gives an account the plan of a code; returns the account, or why the code was refused. */
		redeem: async (
			{ accountId, typed, notices }: { accountId: string; typed: string; notices: Notices },
			now: Date,
		): Promise<Account | CodeRefusal> =>
			immediately(db, (tx) => {
				const key = codeKey(typed);
				// Text without a letter or digit is not a code.
				if (key === '') return 'unknown';
				const code = tx.select().from(planCodes).where(eq(planCodes.key, key)).get();
				if (!code) return 'unknown';
				if (code.ended || (code.expires && isLastDayOver(code.expires, now))) return 'over';
				const account = accountAt(tx, accountId, now);
				if (!account) return 'unknown';
				const redeemed = tx.select().from(redemptions).where(eq(redemptions.key, key)).all();
				const own = redeemed.find(({ account_id }) => account_id === accountId);
				// A person who has left cannot come back with the same code.
				if (own ? own.left !== null : redeemed.length >= code.uses) return 'used';
				const isOfUse = mayGetPlan(account, 'code', now.getTime());
				const after = isOfUse && movePlan(tx, accountId, { cause: 'code', now });
				// A second tap right after redeeming succeeds.
				if (!after) return own ? account : 'needless';
				const row = { key, account_id: accountId, redeemed: now };
				tx.insert(redemptions).values(row).onConflictDoNothing().run();
				tell(tx, after.email, { notice: notices.licenceReceived(), now });
				return after;
			}),
		/**
		 * Creates a promo code for an admin, or from the console when `by` is null; false when the code exists, unless this
		 * admin has sent the same before, and it is as unused as it was then.
		 */
		makePromo: async (
			{ code: typed, uses, expires }: NewPromoCode,
			now: Date,
			by: string | null = null,
		): Promise<boolean> =>
			immediately(db, (tx) => {
				const code = typed.toUpperCase();
				const row = { code, uses, expires: expires === null ? null : new Date(expires) };
				const { changes } = tx
					.insert(planCodes)
					.values({ key: codeKey(code), ...row, created: now })
					.onConflictDoNothing()
					.run();
				const change = { what: 'promo_code' as const, key: code, before: null, after: { uses, expires } };
				if (changes === 0)
					return by !== null && isAllThatHappened(tx, { by, ...change }) && isUnused(tx, code);
				record(tx, { by, ...change }, now);
				return true;
			}),
		/** Ends a promo code, or leaves one that has ended: the answer may have been lost. False when none has this name. */
		endPromo: async (code: string, now: Date, by: string): Promise<boolean> =>
			immediately(db, (tx) => {
				const isIt = and(eq(planCodes.key, codeKey(code)), isPromo);
				const row = tx.select().from(planCodes).where(isIt).get();
				if (!row || row.ended) return row !== undefined;
				tx.update(planCodes).set({ ended: now }).where(isIt).run();
				const [before, after] = [{ ended: null }, { ended: now.toISOString() }];
				record(tx, { by, what: 'promo_code', key: row.code, before, after }, now);
				return true;
			}),
	};
}

/** True when nobody has redeemed a promo code. */
function isUnused(tx: Tx, code: string): boolean {
	return !tx
		.select()
		.from(redemptions)
		.where(eq(redemptions.key, codeKey(code)))
		.get();
}
