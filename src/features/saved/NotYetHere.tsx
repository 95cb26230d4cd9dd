import { paths } from '#domain/paths.ts';
import { useObservable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { isSessionInDoubt } from '#sync/status.ts';
import { whyNotHere } from '#trips/missing-words.ts';
import { Bones } from '#ui/Bones.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Empty } from '#ui/Empty.tsx';

/**
 * For a device that has never learned from the server which trips there are: they are on their way, or why they are
 * not.
 */
export function NotYetHere({ account }: { account: Pick<AccountSync, 'phase' | 'call'> }) {
	const phase = useObservable(account.phase);
	const device = useDeviceWord();
	const words = whyNotHere(phase, 'them');
	if (words === null) return <Bones heights={[9, 9, 9]} label="Loading your trips" />;
	return (
		<Empty title={`Your trips are not on this ${device} yet`} heading="h2">
			<p>{words}</p>
			{phase.kind === 'waiting' && <Button onClick={() => void account.call('wake')}>Try again</Button>}
			{isSessionInDoubt(phase) && (
				<ButtonLink kind="go" to={paths.signInFrom(paths.saved)}>
					Sign In
				</ButtonLink>
			)}
		</Empty>
	);
}
