import type { Account } from '#domain/accounts/account.ts';
import { isAdmin } from '#domain/accounts/roles.ts';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import { FULL_PLAN_CENTS, moneyWords } from '#domain/billing/money.ts';
import { ANOTHER_CARD, NO_MONEY_MOVED, RENEWAL } from '#domain/billing/plan-words.ts';
import { subscriptionTypes, trialEnd } from '#domain/billing/subscription.ts';
import { DAY_MS } from '#domain/durations.ts';
import { limits } from '#domain/limits.ts';
import { numberWord } from '#domain/number-words.ts';
import { paths } from '#domain/paths.ts';
import { clockWords, longDayWords } from '#domain/time-words.ts';
import { instantOf, localTime } from '#domain/zone-time.ts';
import type { Notice } from './tell.ts';

const EVERYTHING = `every college guide, any number of saved trips, and ${numberWord(limits.stopsPerTrip)} stops in each`;

/** A trial that ended longer ago is no longer news. */
export const NEWS_MS = 3 * DAY_MS;

/** Whose plan it was: an admin needs none. */
type Owner = Pick<Account, 'group'>;

type Planned = Owner & Pick<Account, 'subscription_type'>;

/** Emails about plans and payments; `site` is the site's public address, and `mode` says how its payments are made. */
export function createNotices(site: string, mode: AccountBilling['mode']) {
	const ofPayment = mode === 'test' ? inTestMode : (notice: Notice) => notice;
	const accountPage = site + paths.account;
	const offer = (what: string) => {
		const words = `${what}, the full plan is ${moneyWords(FULL_PLAN_CENTS)} per user`;
		return `${mode === 'off' ? 'Your plan' : words}:\n${accountPage}\n`;
	};
	const adminsText = `As an admin you have everything without it.\n\nYour account:\n${accountPage}\n`;
	/** For those who have everything without the plan that ended; null for others. */
	const withoutIt = (of: Planned): string | null => {
		if (isAdmin(of)) return adminsText;
		return of.subscription_type === subscriptionTypes.promo
			? `Your code gives you everything without it.\n\nYour plan:\n${accountPage}\n`
			: null;
	};
	return {
		trialStarted: (trialStart: string): Notice => ({
			subject: `Your ${limits.trialDays}-day trial has started`,
			text: `You have full access until ${momentWords(trialEnd(trialStart))}: ${EVERYTHING}.\n\nThere is no card, so nothing is charged. The trial ends on its own, and nothing you saved is deleted.\n\nPlan a trip:\n${site}${paths.tripPlanner}\n`,
			expires: new Date(trialEnd(trialStart)),
		}),
		trialEnding: (trialStart: string): Notice => ({
			subject: `Your trial ends on ${momentWords(trialEnd(trialStart))}`,
			text: `Your trial ends on ${momentWords(trialEnd(trialStart))}. Nothing is charged, and nothing you saved is deleted.\n\n${offer('To keep everything')}`,
			expires: new Date(trialEnd(trialStart)),
		}),
		trialEnded: (trialStart: string): Notice => ({
			subject: 'Your trial is over',
			text: `Your account is on the free plan now. Your saved trips are all there, and you can still read and drive them.\n\n${offer('To get everything back')}`,
			expires: new Date(trialEnd(trialStart) + NEWS_MS),
		}),
		planPaid: (cents: number): Notice =>
			ofPayment({
				subject: `Receipt: the full plan, ${moneyWords(cents)}`,
				text: `Thank you. You paid ${moneyWords(cents)} for the full plan: ${EVERYTHING}.\n\n${RENEWAL} You can do that at any time on your account page, where your receipts are, too:\n${accountPage}\n`,
			}),
		planRenewed: (cents: number): Notice =>
			ofPayment({
				subject: `Receipt: your full plan continues, ${moneyWords(cents)}`,
				text: `Thank you. You paid ${moneyWords(cents)}, and your full plan continues. You can cancel it at any time on your account page, where your receipts are, too:\n${accountPage}\n`,
			}),
		/** For a renewal we heard of only when the plan was over. */
		endedPlanRenewed: (cents: number): Notice =>
			ofPayment({
				subject: `Receipt: the renewal of your full plan, ${moneyWords(cents)}`,
				text: `Thank you. You paid ${moneyWords(cents)} to renew your full plan before it ended. Your receipts are on your account page:\n${accountPage}\n`,
			}),
		planEnded: (of: Planned): Notice => {
			const text = withoutIt(of);
			return ofPayment(
				text !== null
					? { subject: 'Your paid plan has ended', text }
					: {
							subject: 'Your full plan has ended',
							text: `Your account is on the free plan now. Your saved trips are all there, and you can still read and drive them.\n\nYour plans:\n${accountPage}\n`,
						},
			);
		},
		planReturned: (): Notice =>
			ofPayment({
				subject: 'You have the full plan again',
				text: `The bank settled the dispute in our favor, so you have the full plan again: ${EVERYTHING}.\n\nYour plan:\n${accountPage}\n`,
			}),
		/** TEST MODE plans end where cards are charged. */
		planTried: (of: Planned): Notice => {
			const over =
				'You had the full plan while this site was in TEST MODE. Nothing was ever charged for it, and now it is over.';
			const free = `Your saved trips are all there, and you can still read and drive them.\n\n${offer('To get everything back')}`;
			return {
				subject: 'Your test of the full plan is over',
				text: `${over} ${withoutIt(of) ?? free}`,
			};
		},
		/** `left`: the type of the plan that was canceled; only a paid one was charged for. */
		planCancelled: (of: Planned, left: number): Notice => {
			const noCharges = 'We canceled your plan, as you asked. You won’t be charged again';
			const text = withoutIt(of);
			if (text !== null)
				return ofPayment({
					subject: 'You no longer pay for the full plan',
					text: `${noCharges}. ${text}`,
				});
			const isPaid = left === subscriptionTypes.paid;
			const isTrial = left === subscriptionTypes.trial;
			const canceled = isPaid ? noCharges : `We canceled your ${isTrial ? 'trial' : 'plan'}, as you asked`;
			const notice = {
				subject: 'You are back on the free plan',
				text: `${canceled}, and nothing you saved is deleted.\n\nYour plans:\n${accountPage}\n`,
			};
			return isPaid ? ofPayment(notice) : notice;
		},
		paymentFailed: (of: Owner, until: number): Notice => {
			const failed = 'We could not renew your full plan: the card was not charged.';
			const text = isAdmin(of)
				? `${failed} The card service tries again until ${momentWords(until)}. ${adminsText}`
				: `${failed} You keep everything until ${momentWords(until)}; the card service tries again before then. After that your account is on the free plan, and nothing you saved is deleted.\n\n${ANOTHER_CARD}\n${accountPage}\n`;
			return ofPayment({ subject: 'Your payment did not go through', text, expires: new Date(until) });
		},
		givenBack: (cents: number): Notice =>
			ofPayment({
				subject: `We refunded ${moneyWords(cents)}`,
				text: `You paid ${moneyWords(cents)} for the full plan, but your account already had it, or was being deleted, so we refunded it. It takes a few days to reach your card.\n\nYour plan:\n${accountPage}\n`,
			}),
		...licenceNotices(accountPage, { ofPayment, offer }),
		licenceReceived: (): Notice => ({
			subject: 'You have the full plan',
			text: `Your code worked: you have ${EVERYTHING}.\n\nPlan a trip:\n${site}${paths.tripPlanner}\n`,
		}),
		donated: (cents: number): Notice =>
			ofPayment({
				subject: `Receipt: your donation of ${moneyWords(cents)}`,
				text: `Thank you. Your ${moneyWords(cents)} goes to a charity network that helps college students who face homelessness or come from foster care.\n\n${site}${paths.donate}\n`,
			}),
	};
}
export type Notices = ReturnType<typeof createNotices>;

/** For the buyer of licences. */
function licenceNotices(
	accountPage: string,
	{ ofPayment, offer }: { ofPayment: (notice: Notice) => Notice; offer: (what: string) => string },
) {
	return {
		licencesPaid: (codes: string[], cents: number): Notice =>
			ofPayment({
				subject: `Receipt: ${codes.length} licences, ${moneyWords(cents)}`,
				text: `Thank you. You paid ${moneyWords(cents)} for ${codes.length} licences. Each code gives one person the full plan: they enter it on their account page, ${accountPage}\n\n${codes.join('\n')}\n\nYour account page shows who has redeemed each one.\n`,
			}),
		/** For a refund and a dispute. */
		licencesEnded: (quantity: number): Notice =>
			ofPayment({
				subject: `Your ${quantity} licences have ended`,
				text: `Your ${quantity} licences have ended: the payment was refunded or reversed. Their codes no longer give anyone the full plan.\n\nYour licences:\n${accountPage}\n`,
			}),
		licencesReturned: (quantity: number): Notice =>
			ofPayment({
				subject: `Your ${quantity} licences are valid again`,
				text: `The bank settled the dispute in our favor, so your ${quantity} licences are valid again.\n\nYour licences:\n${accountPage}\n`,
			}),
		/** TEST MODE licences end where cards are charged. */
		licencesTried: (quantity: number): Notice => ({
			subject: `Your test of ${quantity} licences is over`,
			text: `You had ${quantity} licences while this site was in TEST MODE. Nothing was ever charged for them, and now they are over.\n\n${offer('To get new ones')}`,
		}),
	};
}

const inTestMode = ({ subject, text, ...notice }: Notice): Notice => ({
	...notice,
	subject: `TEST MODE: ${subject}`,
	text: `${NO_MONEY_MOVED}\n\n${text}`,
});

/** "Saturday, November 28, 1:01 PM Eastern Time": an email knows no time zone of its reader. */
function momentWords(time: number): string {
	const { day, minutes } = localTime(instantOf(time), 'America/New_York');
	return `${longDayWords(day)}, ${clockWords(minutes)} Eastern Time`;
}
