import { paths } from '#domain/paths.ts';
import { whyRefused } from '#domain/sync/refused-whole.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { useObservable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { isSessionInDoubt, isUnderWay } from '#sync/status.ts';
import { missingWords } from '#trips/missing-words.ts';
import { useTray } from '#trips/use-tray.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { LoadingPlanner } from '../LoadingPlanner.tsx';
import type { ShownTrip } from '../use-shown-trip.ts';
import styles from './MissingTrip.module.css';

interface Props {
	account: AccountSync;
	tripId: string;
	shown: Pick<ShownTrip, 'isReadable' | 'syncedAt'>;
}

/** For a saved trip that is not on this device: it is on its way with the current sync, or why it is not. */
export function MissingTrip({ account, tripId, shown: { isReadable, syncedAt } }: Props) {
	const { phase } = account;
	const now = useObservable(phase);
	const tray = useTray(account);
	const device = useDeviceWord();
	const refusedCode = whyRefused(tray?.find(({ trip }) => trip.id === tripId)?.refused ?? []);
	if (isReadable && !refusedCode && (isUnderWay(now, syncedAt) || !tray)) {
		return <LoadingPlanner label="Getting your trips" />;
	}
	const { title, rest, canRetry } = missingWords({ phase: now, isReadable, device });
	return (
		<div className={`${layout.wrap} ${layout.section} ${styles.late}`}>
			<div className={layout.pageHead}>
				<h1>Trip Planner</h1>
			</div>
			<Empty heading="h2" title={refusedCode ? `Not accepted: ${refusalWords(refusedCode)}` : title}>
				<p>{refusedCode ? `Nothing is lost: it is waiting on this ${device}.` : rest}</p>
				<div className={layout.row}>
					{refusedCode && (
						<ButtonLink kind="go" to={paths.tripChanges(tripId)}>
							See your options
						</ButtonLink>
					)}
					{!refusedCode && canRetry && (
						<Button kind="go" onClick={() => void account.call('wake')}>
							Try again
						</Button>
					)}
					{!refusedCode && isSessionInDoubt(now) && (
						<ButtonLink kind="go" to={paths.signInFrom(paths.planner(tripId))}>
							Sign In
						</ButtonLink>
					)}
					<ButtonLink to={paths.saved}>Saved trips</ButtonLink>
				</div>
			</Empty>
		</div>
	);
}
