import { LogIn, Plus, RefreshCw, WifiOff } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { useObservable } from '#runtime/observable.ts';
import { useReachable } from '#runtime/reachability.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import type { SyncStatus } from '#sync/status.ts';
import { signedOutWords } from '#sync/unsent-changes.ts';
import { useIsAnyRefused } from '#trips/not-on-disk.ts';
import { StatusBadge } from '#trips/StatusBadge.tsx';
import { statusWords } from '#trips/status-words.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useToday } from '#ui/clock.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { useSettled } from '#ui/use-settled.ts';
import styles from './SavedHead.module.css';

/** The page's title, how safe everything is as a whole, and the button to sync now. */
export function SavedHead({
	account,
	status,
	offersNew,
}: {
	account: AccountSync;
	status: SyncStatus | undefined;
	/** True to offer starting another trip here. */
	offersNew: boolean;
}) {
	return (
		<>
			<div className={styles.head}>
				<h1>Saved Trips</h1>
				{offersNew && (
					<ButtonLink kind="go" to={paths.tripPlanner}>
						<Icon of={Plus} />
						New trip
					</ButtonLink>
				)}
			</div>
			{status && <SyncState account={account} status={status} />}
			<Hindrance account={account} status={status} />
		</>
	);
}

function SyncState({ account, status }: { account: AccountSync; status: SyncStatus }) {
	const phase = useObservable(account.phase);
	const device = useDeviceWord();
	const isAnyRefused = useIsAnyRefused(account);
	const isBusy = phase.kind === 'sending';
	const syncNow = async () => {
		await account.call('wake');
		const after = account.phase.get();
		if (after.kind === 'waiting')
			showToast({
				words: `${waitWords[after.why]} ${isAnyRefused ? notAllSavedWords(device) : `Everything is safe on this ${device} and will be sent later.`}`,
			});
	};
	return (
		<div className={styles.state}>
			<span aria-hidden="true">
				<StatusBadge status={status} />
			</span>
			{/* An edit passes through several states within a second. */}
			<span role="status" className={layout.onlyForReaders}>
				{useSettled(statusWords(status, { device, today: useToday() }))}
			</span>
			{phase.kind !== 'stopped' && (
				<Button kind="quiet" disabled={isBusy} onClick={() => void syncNow()}>
					<Icon of={RefreshCw} />
					{isBusy ? 'Syncing' : 'Sync now'}
				</Button>
			)}
		</div>
	);
}

const waitWords = {
	no_signal: 'No signal.',
	refused: 'Our server is busy.',
	device: 'This browser wouldn’t let us read your trips just now.',
} as const;

const notAllSavedWords = (device: string) => `Not every change is saved on this ${device} yet.`;

/** What prevents sending changes, and what to do about it. */
function Hindrance({ account, status }: { account: AccountSync; status: SyncStatus | undefined }) {
	const isReachable = useReachable();
	const isAnyRefused = useIsAnyRefused(account);
	const device = useDeviceWord();
	if (status?.kind === 'signed_out') {
		return (
			<Banner icon={LogIn} tone="warn" live="status">
				<strong>{`${signedOutWords(device)}.`}</strong>{' '}
				<Link to={paths.signInFrom(paths.saved)}>Sign in to send them</Link>
			</Banner>
		);
	}
	if (isReachable) return null;
	return (
		<Banner icon={WifiOff} live="status">
			<strong>No signal. Everything here still works.</strong>{' '}
			{isAnyRefused
				? notAllSavedWords(device)
				: `Changes are saved on this ${device} and sent when you are back.`}
		</Banner>
	);
}
