import { useState } from 'react';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import type { Licence } from '#domain/licences/licence.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { lostLicencesWords, lostPlanWords } from './account-words.ts';
import { DeletionQuestion } from './DeletionQuestion.tsx';

/** Deletes the account, after a question and the password or a sign-in within the last minutes. */
export function DeleteAccount({ way, licences }: { way: SignInWay | null; licences: Licence[] }) {
	const [isAsked, setAsked] = useState(false);
	return (
		<>
			<Button kind="danger" onClick={() => setAsked(true)}>
				Delete account
			</Button>
			{isAsked && (
				<Dialog title="Delete your account?" onClose={() => setAsked(false)}>
					<Words licences={licences} />
					{way ? (
						<DeletionQuestion way={way} onClose={() => setAsked(false)} />
					) : (
						<NoSignal onClose={() => setAsked(false)} />
					)}
				</Dialog>
			)}
		</>
	);
}

function Words({ licences }: { licences: Licence[] }) {
	const device = useDeviceWord();
	const { account } = useSession();
	const lostPlan = lostPlanWords(account?.subscription_type);
	const lostLicences = lostLicencesWords(licences);
	return (
		<>
			<p>
				Your saved trips, their links and notes, your devices and your messages to us are deleted for good,
				here and everywhere else. This cannot be undone. A trip you have not saved to your account stays on
				this {device}.
			</p>
			{lostPlan && <p>{lostPlan}</p>}
			{lostLicences && <p>{lostLicences}</p>}
		</>
	);
}

function NoSignal({ onClose }: { onClose: () => void }) {
	return (
		<>
			<p role="status">
				<b>No signal.</b> You need one to delete your account everywhere. Please try again later.
			</p>
			<DialogAnswers>
				<Button onClick={onClose}>Keep it</Button>
			</DialogAnswers>
		</>
	);
}
