import { desc, eq } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import { codeKey, type Licence } from '#domain/billing/licences.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Notices } from '#server/billing/notices.ts';
import { accountAt, movePlan } from '#server/billing/plan-writes.ts';
import { payments } from '#server/billing/table.ts';
import { tell } from '#server/billing/tell.ts';
import type { Db } from '#server/db/open.ts';
import { planCodes, redemptions } from './table.ts';

/** Why a code is not taken. */
export type CodeRefusal = 'unknown' | 'used' | 'over' | 'needless';

/** Keeps licences and promo codes, and who has redeemed them. */
export function createLicenceStore(db: Db) {
	return {
		/** The licences that an account has bought, the newest purchase first. */
		boughtBy: async (accountId: string): Promise<Licence[]> =>
			db
				.select({
					code: planCodes.code,
					created: planCodes.created,
					ended: planCodes.ended,
					redeemed: redemptions.redeemed,
					email: accounts.email,
					name: accounts.displayName,
				})
				.from(planCodes)
				.innerJoin(payments, eq(payments.id, planCodes.payment_id))
				.leftJoin(redemptions, eq(redemptions.key, planCodes.key))
				.leftJoin(accounts, eq(accounts.id, redemptions.account_id))
				.where(eq(payments.account_id, accountId))
				.orderBy(desc(planCodes.created), planCodes.code)
				.all()
				.map(({ code, created, ended, redeemed, email, name }) => ({
					code,
					state: ended ? 'ended' : redeemed ? 'redeemed' : 'ready',
					redeemed_by: email ?? name,
					redeemed: redeemed?.toISOString() ?? null,
					bought: created.toISOString(),
				})),
		/** Gives an account what the code gives; answers the account, or why it is not taken. */
		redeem: async (
			{ accountId, typed, notices }: { accountId: string; typed: string; notices: Notices },
			now: Date,
		): Promise<Account | CodeRefusal> =>
			db.transaction(
				(tx) => {
					const key = codeKey(typed);
					const code = tx.select().from(planCodes).where(eq(planCodes.key, key)).get();
					if (!code) return 'unknown';
					if (code.ended || (code.expires && code.expires <= now)) return 'over';
					const held = accountAt(tx, accountId, now);
					if (!held) return 'unknown';
					const redeemed = tx.select().from(redemptions).where(eq(redemptions.key, key)).all();
					const own = redeemed.find(({ account_id }) => account_id === accountId);
					// A second tap of who has just redeemed it is a yes; who has left it cannot come back by it.
					if (own) return own.left === null ? held : 'used';
					if (redeemed.length >= code.uses) return 'used';
					const after = movePlan(tx, accountId, { cause: 'code', now });
					if (!after) return 'needless';
					tx.insert(redemptions).values({ key, account_id: accountId, redeemed: now }).run();
					tell(tx, after.email, notices.licenceReceived(), now);
					return after;
				},
				{ behavior: 'immediate' },
			),
		/** Makes a promo code, an admin's say; false when there is one of that name. */
		makePromo: async (
			{ code, uses, expires }: { code: string; uses: number; expires: Date | null },
			now: Date,
		): Promise<boolean> =>
			db
				.insert(planCodes)
				.values({ key: codeKey(code), code, uses, expires, created: now })
				.onConflictDoNothing()
				.returning()
				.all().length > 0,
	};
}
