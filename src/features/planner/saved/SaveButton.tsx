import { Save } from 'lucide-react';
import { useState } from 'react';
import { catalogueHere } from '#content/catalogue-here.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { proposeName } from '#domain/trips/propose-name.ts';
import { readSession } from '#session/session.ts';
import { takeWish } from '#session/wish.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { NameDialog } from '#trips/NameDialog.tsx';
import { notOnDiskWords, useIsDraftRefused } from '#trips/not-on-disk.ts';
import { PlanQuestion } from '#trips/PlanQuestion.tsx';
import { accountPlanOf } from '#trips/plan-room.ts';
import { whenAccountKnown } from '#trips/when-account-known.ts';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts.ts';
import { useBusy } from '#ui/use-busy.ts';
import { useOnceShown } from '#ui/use-once-shown.ts';
import { usePlanner } from '../planner-context.ts';
import { SignInToSave } from '../SignInToSave.tsx';
import { type Hindrance, hindranceOf } from './save-hindrance.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** Saves the draft to the account, or first says what prevents that. A visitor's save resumes after sign-in. */
export function SaveButton({ describedBy }: { describedBy: string | undefined }) {
	const { trip, store } = usePlanner();
	const device = useDeviceWord();
	const isRefused = useIsDraftRefused();
	const stays = isRefused ? notOnDiskWords(device) : `The draft stays on this ${device}.`;
	const saveDraft = useSaveDraft();
	const [asked, ask] = useState<'sign_in' | Hindrance | null>(null);
	const [proposed, propose] = useState('');
	const [owner, setOwner] = useState<AccountSync | null>(null);
	const { isBusy, busyWith } = useBusy();
	const start = async () => {
		const account = await whenAccountKnown();
		setOwner(account);
		if (!account && !readSession().isSignedIn) return ask('sign_in');
		if (!account) return showToast({ words: `No signal to check who’s signed in. ${stays}` });
		const hindrance = await hindranceOf(trip, accountPlanOf(readSession().account), account);
		if (hindrance === 'name') propose(trip.name || proposeName(trip.stops, await catalogueHere()));
		return hindrance ? ask(hindrance) : saveDraft(account);
	};
	const saveAs = async (name: string) => {
		await store.write(renameTrip(name));
		if (owner) await saveDraft(owner);
	};
	const close = () => ask(null);
	const startBusy = () => void busyWith(start);
	useOnceShown(() => {
		if (trip.stops.length > 0 && readSession().isSignedIn && takeWish('save')) startBusy();
	});
	return (
		<>
			<Button
				road
				disabled={trip.stops.length === 0 || isBusy}
				aria-describedby={describedBy}
				onClick={startBusy}
			>
				{!isBusy && <Icon of={Save} />}
				{isBusy ? 'Saving' : 'Save'}
			</Button>
			{asked === 'sign_in' && <SignInToSave trip={trip} onClose={close} />}
			{(asked === 'trips' || asked === 'stops') && (
				<PlanQuestion
					full={asked === 'trips' ? 'trips' : { stops: trip.stops.length }}
					stays={stays}
					onRoom={startBusy}
					onClose={close}
				/>
			)}
			{asked === 'name' && (
				<NameDialog
					title="Name this trip to save it"
					name={proposed}
					go="Save"
					onName={(name) => void busyWith(() => saveAs(name))}
					onClose={close}
				/>
			)}
		</>
	);
}
