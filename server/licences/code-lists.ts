import { and, count, desc, eq, gt, isNull, not, notLike, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LICENCE_PREFIX, type Licence } from '#domain/licences/licence.ts';
import type { PromoCode } from '#domain/licences/promo-code.ts';
import type { SoldLicence } from '#domain/licences/sold-licence.ts';
import { accounts } from '#server/accounts/table.ts';
import { payments } from '#server/billing/table.ts';
import type { Db } from '#server/db/open.ts';
import { planCodes, redemptions } from './table.ts';

/** An earlier release deleted the payment with its buyer's account; the prefix still marks such a code as a licence. */
export const isPromo = and(
	isNull(planCodes.payment_id),
	or(gt(planCodes.uses, 1), notLike(planCodes.code, `${LICENCE_PREFIX}%`)),
);

/** Lists licences and promo codes as their buyers and the back office see them. */
export function createCodeLists(db: Db) {
	const buyers = alias(accounts, 'buyers');
	const licences = () =>
		db
			.select({
				code: planCodes.code,
				created: planCodes.created,
				ended: planCodes.ended,
				redeemed: redemptions.redeemed,
				email: accounts.email,
				name: accounts.displayName,
				buyer: buyers.email,
			})
			.from(planCodes)
			.leftJoin(payments, eq(payments.id, planCodes.payment_id))
			.leftJoin(buyers, eq(buyers.id, payments.account_id))
			.leftJoin(redemptions, eq(redemptions.key, planCodes.key))
			.leftJoin(accounts, eq(accounts.id, redemptions.account_id))
			.orderBy(desc(planCodes.created), planCodes.code)
			.$dynamic();
	return {
		/** The licences an account has bought, latest purchase first. */
		boughtBy: async (accountId: string): Promise<Licence[]> =>
			licences()
				.where(eq(payments.account_id, accountId))
				.all()
				.map(({ buyer, ...row }) => rowToLicence(row)),
		/** Every licence sold, newest first. */
		sold: async (): Promise<SoldLicence[]> =>
			licences()
				.where(not(isPromo as SQL))
				.all()
				.map(({ buyer, ...row }) => ({ ...rowToLicence(row), buyer })),
		/** Every promo code, newest first. */
		promoCodes: async (): Promise<PromoCode[]> =>
			db
				.select({
					code: planCodes.code,
					uses: planCodes.uses,
					expires: planCodes.expires,
					created: planCodes.created,
					ended: planCodes.ended,
					redeemed: count(redemptions.account_id),
				})
				.from(planCodes)
				.leftJoin(redemptions, eq(redemptions.key, planCodes.key))
				.where(isPromo)
				.groupBy(planCodes.key)
				.orderBy(desc(planCodes.created), planCodes.code)
				.all()
				.map((row) => ({
					...row,
					expires: row.expires?.toISOString() ?? null,
					created: row.created.toISOString(),
					ended: row.ended?.toISOString() ?? null,
				})),
	};
}

function rowToLicence({
	code,
	created,
	ended,
	redeemed,
	email,
	name,
}: {
	code: string;
	created: Date;
	ended: Date | null;
	redeemed: Date | null;
	email: string | null;
	name: string | null;
}): Licence {
	return {
		code,
		state: ended ? 'ended' : redeemed ? 'redeemed' : 'ready',
		redeemed_by: email ?? name,
		redeemed: redeemed?.toISOString() ?? null,
		bought: created.toISOString(),
	};
}
