import { Save } from 'lucide-react';
import { useState } from 'react';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { useSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts.ts';
import { NameDialog } from '../NameDialog.tsx';
import { usePlanner } from '../planner.ts';
import { SignInToSave } from '../SignInToSave.tsx';
import { PlanQuestion } from './PlanQuestion.tsx';
import { type Hindrance, hindranceOf, planOf } from './save-hindrance.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** Saves the draft to the account, or says first what stands in the way. */
export function SaveButton({ describedBy }: { describedBy: string | undefined }) {
	const { trip, store } = usePlanner();
	const session = useSession();
	const account = useCurrentAccount();
	const saveDraft = useSaveDraft();
	const [asked, ask] = useState<'sign_in' | Hindrance | null>(null);
	const [isBusy, setBusy] = useState(false);
	const plan = planOf(session.account);
	const save = async (owner: AccountSync) => {
		setBusy(true);
		await saveDraft(owner);
		setBusy(false);
	};
	const start = async () => {
		if (account) {
			const hindrance = await hindranceOf(trip, plan, account);
			return hindrance ? ask(hindrance) : save(account);
		}
		if (!session.isSignedIn) return ask('sign_in');
		showToast({ words: 'Still finding out who is signed in. Try again in a moment.' });
	};
	const close = () => ask(null);
	return (
		<>
			<Button
				road
				disabled={trip.stops.length === 0 || isBusy}
				aria-describedby={describedBy}
				onClick={() => void start()}
			>
				<Icon of={Save} />
				{isBusy ? 'Saving' : 'Save'}
			</Button>
			{asked === 'sign_in' && <SignInToSave onClose={close} />}
			{(asked === 'trips' || asked === 'stops') && <PlanQuestion full={asked} plan={plan} onClose={close} />}
			{asked === 'name' && account && (
				<NameDialog
					title="Name this trip to save it"
					go="Save"
					onName={(name) => void store.write(renameTrip(name)).then(() => save(account))}
					onClose={close}
				/>
			)}
		</>
	);
}
