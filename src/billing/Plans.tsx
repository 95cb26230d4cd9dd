import { Check } from 'lucide-react';
import { FULL_PLAN_CENTS, moneyWords } from '#domain/billing/money.ts';
import { planChoice } from '#domain/billing/plan-choice.ts';
import { RENEWAL_AHEAD, trialLeftWords } from '#domain/billing/plan-words.ts';
import { trialEnd } from '#domain/billing/subscription.ts';
import { capitalized } from '#domain/capitalized.ts';
import { dayTimeWords } from '#domain/day-words.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { useSession } from '#session/session.ts';
import { useSignInFromHere } from '#session/sign-in-from-here.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { useServerNow } from '#ui/clock.ts';
import { Icon } from '#ui/Icon.tsx';
import { Plaque } from '#ui/Plaque.tsx';
import { leavableOf } from './leave-words.ts';
import { BuyPlanButton, LeavePlanButton } from './PlanButtons.tsx';
import { Plan, PlanCard } from './PlanCard.tsx';
import styles from './Plans.module.css';
import { StartTrialButton } from './StartTrialButton.tsx';

const free = [
	'Every state guide',
	`${limits.freeGuideViews} college guides`,
	`${freePlan.stops} stops in a saved trip`,
	`${freePlan.trips} saved trip`,
];
const trial = ['Everything in Full', 'Ends on its own', 'Nothing is deleted when it ends'];
const full = [
	'Every college guide',
	`${limits.stopsPerTrip} stops in a saved trip`,
	'Any number of saved trips',
];

type Sold = 'here' | 'on the account page' | 'nowhere';

/**
 * The plans' features (§6), the reader's current plan, and how to change it. `onChange` is called when the plan has
 * changed; `sold` says where the full plan can be bought.
 */
export function Plans({ onChange, sold }: { onChange?: () => unknown; sold: Sold }) {
	const session = useSession();
	const signIn = useSignInFromHere();
	const now = useServerNow();
	const { current, mayLeave, trialStart, mayTry, hadTrial } = planChoice(session, now);
	return (
		<div className={styles.plans}>
			<PlanCard name="Free" price="$0" per="always" gives={free} flag={current === 'free' && 'Your plan'}>
				{mayLeave && session.account && (
					<LeavePlanButton of={leavableOf(session.account)} onLeft={onChange} />
				)}
				{!session.isSignedIn && (
					<ButtonLink wide to={signIn}>
						Sign in or create an account
					</ButtonLink>
				)}
			</PlanCard>
			<PlanCard
				name="1 Week Free Trial"
				price="$0"
				per={`for ${limits.trialDays} days, no card`}
				gives={trial}
				flag={current === 'trial' && 'Your plan'}
			>
				{trialStart && <p>{leftWords(trialStart, now)}</p>}
				{mayTry && <StartTrialButton wide {...(onChange && { onStarted: onChange })} />}
				{hadTrial && <Badge icon={Check}>You already had your trial</Badge>}
			</PlanCard>
			<Plaque className={styles.plan}>
				<Plan name="Full" price={moneyWords(FULL_PLAN_CENTS)} per="per user" gives={full}>
					{current === 'full' ? <Selected /> : <WayToFull sold={sold} />}
				</Plan>
			</Plaque>
		</div>
	);
}

const Selected = () => (
	<p className={styles.selected}>
		<Icon of={Check} />
		Selected
	</p>
);

/** Shows no dead-end button where nothing is sold. */
function WayToFull({ sold }: { sold: Sold }) {
	if (sold === 'nowhere') return <p>Coming soon</p>;
	return (
		<div className={styles.way}>
			<p>{RENEWAL_AHEAD}</p>
			{sold === 'here' ? (
				<BuyPlanButton />
			) : (
				<ButtonLink kind="go" road wide to={paths.account}>
					Get Full
				</ButtonLink>
			)}
		</div>
	);
}

function leftWords(trialStart: string, now: number): string {
	const left = capitalized(trialLeftWords(trialStart, now));
	return `${left}, until ${dayTimeWords(trialEnd(trialStart), new Date())}`;
}
