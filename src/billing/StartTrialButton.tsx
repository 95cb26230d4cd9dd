import { limits } from '#domain/limits.ts';
import { goSignIn } from '#session/go-sign-in.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { startTrial } from './trial-writes.ts';

/** Starts the trial; a visitor signs in first, and the trial then starts by itself. */
export function StartTrialButton({
	kind = 'go',
	wide = false,
	onStarted,
}: {
	/** Plain where the view's next step is a different one. */
	kind?: 'go' | 'plain';
	wide?: boolean;
	/** Called when the trial has started; not for a visitor, who leaves this page. */
	onStarted?: () => unknown;
}) {
	const { isSignedIn } = useSession();
	const { isBusy, busyWith } = useBusy();
	const start = async () => {
		const isRunning = await busyWith(() => work(isSignedIn));
		if (isRunning) onStarted?.();
	};
	return (
		<Button kind={kind} wide={wide} disabled={isBusy} onClick={() => void start()}>
			{isBusy ? 'Starting' : `Start ${limits.trialDays} Day Trial`}
		</Button>
	);
}

async function work(isSignedIn: boolean): Promise<boolean> {
	if (isSignedIn) return startTrial();
	goSignIn('trial');
	return false;
}
