import type { Account } from './account.ts';

const DAY_MS = 86_400_000;
const TRIAL_DAYS = 7;

/** Which plan an account is on (§4), in words; `now` in epoch milliseconds. */
export function planWords(
	{ group, subscription_type, trial_start }: Pick<Account, 'group' | 'subscription_type' | 'trial_start'>,
	now: number,
): string {
	if (group === 'admin') return 'Full, as an admin';
	if (subscription_type === 1) return 'Full';
	if (subscription_type === 4) return 'Full, by a code';
	if (subscription_type === 2) return trialWords(trial_start, now);
	return subscription_type === 3 ? 'Free, the trial is over' : 'Free';
}

/** Whether the name carries the PRO badge. */
export const isPro = ({ paid_status }: Pick<Account, 'paid_status'>) =>
	paid_status === 1 || paid_status === 2;

// The server computes the end of a trial the same way, so that it also holds with no signal.
function trialWords(trialStart: string | null, now: number): string {
	const days = trialStart === null ? 0 : Math.ceil((Date.parse(trialStart) - now) / DAY_MS + TRIAL_DAYS);
	if (days <= 0) return 'Free, the trial is over';
	return days === 1 ? 'Trial, 1 day left' : `Trial, ${days} days left`;
}
