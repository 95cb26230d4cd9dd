import { and, eq, gt, lte } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import { isAdmin } from '#domain/accounts/roles.ts';
import { subscriptionTypes, trialStartEndingAt } from '#domain/billing/subscription.ts';
import { subscriptionInTrial } from '#domain/billing/transitions.ts';
import { DAY_MS } from '#domain/durations.ts';
import { limits } from '#domain/limits.ts';
import { writePlan } from '#server/accounts/account-writes.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import type { Codes } from './codes.ts';
import { NEWS_MS, type Notices } from './notices.ts';
import { accountAt, movePlan, planOfCode } from './plan-writes.ts';
import { tell, tellOnce } from './tell.ts';

const { paid, promo } = subscriptionTypes;
const TOLD_BEFORE_MS = limits.trialNoticeDays * DAY_MS;

/** Writes the plans people choose for themselves, each with its notice. */
export function createPlanStore(db: Db, { holdsCode, leaveCodes }: Pick<Codes, 'holdsCode' | 'leaveCodes'>) {
	return {
		/** The account with its trial running, started now or earlier; null when there is none to start. */
		startTrial: async (id: string, notices: Notices, now: Date): Promise<Account | null> =>
			immediately(db, (tx) => {
				const before = accountAt(tx, id, now);
				const begun = before && subscriptionInTrial(before, now.getTime());
				if (!begun?.trial_start || begun === before) return begun;
				const { subscription_type, paid_status, subscriber_status, trial_start } = begun;
				const status = { subscription_type, paid_status, subscriber_status };
				const plan = { ...status, trial_start: new Date(trial_start) };
				writePlan(tx, { id, plan, now });
				tell(tx, begun.email, { notice: notices.trialStarted(trial_start), now });
				return { ...begun, last_modified: now.toISOString() };
			}),
		/** Downgrade, or Cancel Trial, of the plan as it was when that was asked; null when there is nothing to leave. */
		cancel: async (asked: Account, notices: Notices, now: Date): Promise<Account | null> =>
			immediately(db, (tx) => {
				const { id } = asked;
				const left = accountAt(tx, id, now)?.subscription_type;
				// Their plan has ended meanwhile, and they have fallen back to a licence, which they did not ask to leave.
				if (left === promo && asked.subscription_type !== promo) return null;
				const free = movePlan(tx, id, { cause: 'cancel', now });
				if (left === undefined || !free) return null;
				// Whoever leaves a trial or a plan keeps the licence that a bank is still deciding on, or gave back.
				if (left === promo) leaveCodes(tx, id, now);
				const coded = left === paid ? planOfCode(tx, id, { holdsCode, now }) : null;
				const after = coded ?? free;
				tell(tx, after.email, { notice: notices.planCancelled(after, left), now });
				return after;
			}),
		/** Notifies people shortly before their trial ends, and when it has ended; once each. Admins lose nothing: none is told. */
		tellTrials: async (notices: Notices, now: Date): Promise<void> => {
			const after = (ms: number) => trialStartEndingAt(new Date(now.getTime() + ms));
			immediately(db, (tx) => {
				const inTrial = eq(accounts.subscription_type, subscriptionTypes.trial);
				const rows = tx
					.select({
						id: accounts.id,
						email: accounts.email,
						group: accounts.group,
						begun: accounts.trial_start,
					})
					.from(accounts)
					.where(
						and(
							inTrial,
							lte(accounts.trial_start, after(TOLD_BEFORE_MS)),
							gt(accounts.trial_start, after(-NEWS_MS)),
						),
					)
					.all();
				for (const { begun, ...account } of rows) {
					if (!begun || isAdmin(account)) continue;
					const isOver = begun <= trialStartEndingAt(now);
					const name = isOver ? 'trial_ended' : 'trial_ending';
					const write = isOver ? notices.trialEnded : notices.trialEnding;
					const notice = write(begun.toISOString());
					tellOnce(tx, account, { name, notice, now });
				}
			});
		},
	};
}
