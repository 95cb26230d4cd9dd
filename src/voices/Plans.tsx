import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { useSession } from '#session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { Plaque } from '#ui/Plaque.tsx';
import styles from './Plans.module.css';

const free = [
	'Every state guide',
	`${limits.freeGuideViews} college guides`,
	`${freePlan.stops} stops on a trip`,
	`${freePlan.trips} saved trip`,
];
const trial = ['Everything in Full', 'Ends by itself', 'Nothing is deleted after'];
const full = ['Every college guide', `${limits.stopsPerTrip} stops on a trip`, 'Any number of saved trips'];

/** What each plan gives (§6), and the way to the account, where a plan is chosen. */
export function Plans() {
	const { isSignedIn, account } = useSession();
	// Once per person: whether it runs, has ended or gave way to another plan.
	const hadTrial = typeof account?.trial_start === 'string';
	return (
		<div className={styles.plans}>
			<section className={classNames(styles.plan, styles.card, isSignedIn && styles.current)}>
				{isSignedIn && (
					<p className={styles.flag}>
						<Icon of={Check} />
						Your plan
					</p>
				)}
				<Plan name="Free" price="$0" per="always" gives={free}>
					{!isSignedIn && (
						<ButtonLink wide to={paths.signInFrom(paths.account)}>
							Sign in or create an account
						</ButtonLink>
					)}
				</Plan>
			</section>
			<section className={classNames(styles.plan, styles.card)}>
				<Plan name="Trial" price="$0" per={`for ${limits.trialDays} days, no card`} gives={trial}>
					{hadTrial ? (
						<Badge icon={Check}>You have had your trial</Badge>
					) : (
						<ButtonLink wide to={paths.account}>
							Trial: go to your account
						</ButtonLink>
					)}
				</Plan>
			</section>
			<Plaque className={styles.plan}>
				<Plan name="Full" price="$25" per="per user" gives={full}>
					<ButtonLink kind="go" road wide to={paths.account}>
						Full: go to your account
					</ButtonLink>
				</Plan>
			</Plaque>
		</div>
	);
}

function Plan({
	name,
	price,
	per,
	gives,
	children,
}: {
	name: string;
	price: string;
	per?: string;
	gives: string[];
	children: ReactNode;
}) {
	return (
		<>
			<h3>{name}</h3>
			<p className={styles.price}>
				{price} {per && <small>{per}</small>}
			</p>
			<ul className={styles.gives}>
				{gives.map((words) => (
					<li key={words}>
						<Icon of={Check} />
						<span>{words}</span>
					</li>
				))}
			</ul>
			<div className={styles.action}>{children}</div>
		</>
	);
}
