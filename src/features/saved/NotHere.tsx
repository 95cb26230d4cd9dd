import { paths } from '#domain/paths.ts';
import { useObservable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { isSessionInDoubt, isUnderWay } from '#sync/status.ts';
import { missingWords } from '#trips/missing-words.ts';
import { useTray } from '#trips/use-tray.ts';
import type { TripChanges } from '#trips/use-trip-changes.ts';
import { Bones } from '#ui/Bones.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Empty } from '#ui/Empty.tsx';

interface Props {
	account: AccountSync;
	changes: Pick<TripChanges, 'tripId' | 'isReadable' | 'syncedAt'>;
}

/**
 * For the changes of a trip that is not on this device: it is in the tray below, on its way, or missing for a reason.
 */
export function NotHere({ account, changes: { tripId, isReadable, syncedAt } }: Props) {
	const phase = useObservable(account.phase);
	const tray = useTray(account);
	const device = useDeviceWord();
	const isInTray = tray?.some(({ trip }) => trip.id === tripId);
	const isOnItsWay = isReadable && (!tray || isUnderWay(phase, syncedAt));
	return (
		<>
			{!isInTray && isOnItsWay && <Bones heights={[6, 6]} label="Getting your trips" />}
			{!isInTray && !isOnItsWay && (
				<Missing
					{...missingWords({ phase, isReadable, device })}
					signInTo={isSessionInDoubt(phase) ? paths.signInFrom(paths.tripChanges(tripId)) : null}
					onRetry={() => void account.call('wake')}
				/>
			)}
		</>
	);
}

interface MissingProps extends ReturnType<typeof missingWords> {
	/** Null if signing in again does not help. */
	signInTo: string | null;
	onRetry: () => void;
}

function Missing({ title, rest, canRetry, signInTo, onRetry }: MissingProps) {
	return (
		<Empty title={title} heading="h2">
			<p>{rest}</p>
			{canRetry && <Button onClick={onRetry}>Try again</Button>}
			{signInTo !== null && (
				<ButtonLink kind="go" to={signInTo}>
					Sign In
				</ButtonLink>
			)}
			<ButtonLink kind={signInTo === null ? 'go' : 'plain'} to={paths.saved}>
				Saved Trips
			</ButtonLink>
		</Empty>
	);
}
