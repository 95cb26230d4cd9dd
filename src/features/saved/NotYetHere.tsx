import { useObservable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { Bones } from '#ui/Bones.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Empty } from '#ui/Empty.tsx';
import { notYetWords } from './saved-words.ts';

/** For a device that has never heard from the server which trips there are: they are on their way, or why they are not. */
export function NotYetHere({ account }: { account: Pick<AccountSync, 'phase' | 'call'> }) {
	const phase = useObservable(account.phase);
	const device = useDeviceWord();
	const words = notYetWords(phase);
	if (words === null) return <Bones heights={[9, 9, 9]} label="Loading your trips" />;
	return (
		<Empty title={`Your trips are not on this ${device} yet`} heading="h2">
			<p>{words}</p>
			{phase.kind === 'waiting' && <Button onClick={() => void account.call('wake')}>Try again</Button>}
		</Empty>
	);
}
