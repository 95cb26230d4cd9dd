import { CircleAlert, Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#domain/paths.ts';
import { whyRefused } from '#domain/sync/refused-whole.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { useSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { accountPlanOf } from '#trips/plan-room.ts';
import { refusedTripWords } from '#trips/status-words.ts';
import type { RefusedOfTrip } from '#trips/use-tray.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { useCopyText } from '#ui/use-copy-text.tsx';
import { DiscardTrip } from './DiscardTrip.tsx';
import styles from './SavedTrip.module.css';
import { isForPlan, refusalLines, refusedAsText } from './saved-words.ts';
import { TripLength } from './TripLength.tsx';
import { TripStrip } from './TripStrip.tsx';
import { dismissAll, retryAll } from './tray-writes.ts';

/** A trip's refused edits, or the refused trip itself: why, and what can be done. */
export function RefusedEdits({ of, account }: { of: RefusedOfTrip; account: AccountSync }) {
	const { trip, isUnborn, refused } = of;
	const plan = accountPlanOf(useSession().account);
	const [isAsking, setAsking] = useState(false);
	const { copy, fallback } = useCopyText();
	const title = tripTitle(trip);
	return (
		<li className={styles.trip}>
			<div className={styles.words}>
				<h3>
					{isUnborn ? (
						<Link to={paths.planner(trip.id)}>
							<bdi>{title}</bdi>
						</Link>
					) : (
						<bdi>{title}</bdi>
					)}
				</h3>
				{isUnborn ? <WholeTrip of={of} /> : <Lines of={of} />}
			</div>
			<div className={styles.actions}>
				{isForPlan(refused, plan) && <ButtonLink to={paths.account}>See the plans</ButtonLink>}
				<Button onClick={() => void retryAll(account, trip.id)} aria-label={`Try again: ${title}`}>
					<Icon of={RefreshCw} />
					Try again
				</Button>
				<Button
					kind="quiet"
					onClick={() => void copy(refusedAsText(of))}
					aria-label={`Copy as text: ${title}`}
				>
					<Icon of={Copy} />
					Copy as text
				</Button>
				<Button
					kind="quiet"
					onClick={() => (isUnborn ? setAsking(true) : void dismissAll(account, refused))}
					aria-label={`${isUnborn ? 'Discard' : 'Dismiss'}: ${title}`}
				>
					{isUnborn ? 'Discard' : 'Dismiss'}
				</Button>
			</div>
			{isAsking && (
				<DiscardTrip
					title={title}
					hint="Copy it as text first if you may want it again."
					onClose={() => setAsking(false)}
					onDiscard={() => void dismissAll(account, refused)}
				/>
			)}
			{fallback}
		</li>
	);
}

function WholeTrip({ of: { trip, refused } }: { of: RefusedOfTrip }) {
	const device = useDeviceWord();
	return (
		<>
			<TripStrip stops={trip.stops} />
			<p className={styles.facts}>
				<TripLength trip={trip} />
			</p>
			<Badge icon={CircleAlert} tone="bad">
				{`Not accepted: ${refusalWords(whyRefused(refused) ?? '')}`}
			</Badge>
			<p>{refusedTripWords(device)}</p>
		</>
	);
}

function Lines({ of }: { of: RefusedOfTrip }) {
	return (
		<ul className={styles.lines}>
			{refusalLines(of).map(({ id, words, why }) => (
				<li key={id}>
					<span className={styles.said}>{words}</span>
					<Badge icon={CircleAlert} tone="bad">
						{`Not accepted: ${why}`}
					</Badge>
				</li>
			))}
		</ul>
	);
}
