import { Save } from 'lucide-react';
import { useState } from 'react';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { readSession, useSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts.ts';
import { NameDialog } from '../NameDialog.tsx';
import { usePlanner } from '../planner.ts';
import { SignInToSave } from '../SignInToSave.tsx';
import { PlanQuestion } from './PlanQuestion.tsx';
import { type Hindrance, hindranceOf, planOf } from './save-hindrance.ts';
import { useSaveDraft } from './use-save-draft.ts';
import { whenAccountKnown } from './when-account-known.ts';

/** Saves the draft to the account, or says first what stands in the way. */
export function SaveButton({ describedBy }: { describedBy: string | undefined }) {
	const { trip, store } = usePlanner();
	const plan = planOf(useSession().account);
	const saveDraft = useSaveDraft();
	const [asked, ask] = useState<'sign_in' | Hindrance | null>(null);
	const [owner, setOwner] = useState<AccountSync | null>(null);
	const [isBusy, setBusy] = useState(false);
	const busyWith = async (work: () => Promise<void>) => {
		setBusy(true);
		await work();
		setBusy(false);
	};
	const start = async () => {
		const account = await whenAccountKnown();
		setOwner(account);
		if (!account && !readSession().isSignedIn) return ask('sign_in');
		if (!account)
			return showToast({ words: 'No signal to find out who is signed in. The draft stays here.' });
		const hindrance = await hindranceOf(trip, planOf(readSession().account), account);
		return hindrance ? ask(hindrance) : saveDraft(account);
	};
	const saveAs = async (name: string) => {
		await store.write(renameTrip(name));
		if (owner) await saveDraft(owner);
	};
	const close = () => ask(null);
	return (
		<>
			<Button
				road
				disabled={trip.stops.length === 0}
				aria-disabled={isBusy}
				aria-describedby={describedBy}
				onClick={() => !isBusy && void busyWith(start)}
			>
				<Icon of={Save} />
				{isBusy ? 'Saving' : 'Save'}
			</Button>
			{asked === 'sign_in' && <SignInToSave onClose={close} />}
			{(asked === 'trips' || asked === 'stops') && <PlanQuestion full={asked} plan={plan} onClose={close} />}
			{asked === 'name' && (
				<NameDialog
					title="Name this trip to save it"
					go="Save"
					onName={(name) => void busyWith(() => saveAs(name))}
					onClose={close}
				/>
			)}
		</>
	);
}
