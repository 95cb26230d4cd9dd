import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteAccount } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import { paths } from '#domain/paths.ts';
import { useSession } from '#session/session.ts';
import { noteSignedOut } from '#session/settle.ts';
import { currentAccount } from '#sync/current-account.ts';
import { Button, ButtonDocument } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { deletionWords } from './account-words.ts';

/** Deletes the account, after a question and with the password, or a sign-in of the last minutes. */
export function DeleteAccount({ way }: { way: SignInWay | null }) {
	const [isAsked, setAsked] = useState(false);
	return (
		<>
			<Button kind="danger" onClick={() => setAsked(true)}>
				Delete account
			</Button>
			{isAsked && (
				<Dialog title="Delete your account?" onClose={() => setAsked(false)}>
					<Words />
					{way ? (
						<Question way={way} onClose={() => setAsked(false)} />
					) : (
						<NoSignal onClose={() => setAsked(false)} />
					)}
				</Dialog>
			)}
		</>
	);
}

function Words() {
	const device = useDeviceWord();
	const { account } = useSession();
	const pays = account?.subscription_type === subscriptionTypes.paid;
	return (
		<>
			<p>
				Your saved trips, their links and notes, your devices and your messages to us are deleted for good,
				here and everywhere else. This cannot be undone. A trip you have not saved to your account stays on
				this {device}.
			</p>
			{pays && <p>Your full plan ends with it, and you won’t be charged again.</p>}
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

function Question({ way, onClose }: { way: SignInWay; onClose: () => void }) {
	const navigate = useNavigate();
	const [password, setPassword] = useState('');
	const [fault, setFault] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const takesPassword = way.elsewhere === null && !way.is_fresh;
	const remove = async () => {
		setBusy(true);
		try {
			await deleteAccount(takesPassword ? password : undefined);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			setFault(deletionWords(error.code));
			setBusy(false);
			return;
		}
		await currentAccount()?.forget();
		await noteSignedOut();
		await navigate(paths.home);
		showToast({ words: 'Your account and everything in it have been deleted.' });
	};
	if (way.elsewhere !== null && !way.is_fresh) return <SignInAgain host={way.elsewhere} onClose={onClose} />;
	return (
		<form
			className={layout.stack}
			onSubmit={(event) => {
				event.preventDefault();
				void remove();
			}}
		>
			{takesPassword ? (
				<Field
					label="Your password"
					type="password"
					autoComplete="current-password"
					required
					maxLength={1000}
					error={fault}
					value={password}
					onChange={({ target }) => setPassword(target.value)}
				/>
			) : (
				fault && <p role="alert">{fault}</p>
			)}
			<DialogAnswers>
				<Button type="submit" kind="danger" disabled={isBusy}>
					{isBusy ? 'Deleting' : 'Delete everything'}
				</Button>
				<Button disabled={isBusy} onClick={onClose}>
					Keep it
				</Button>
			</DialogAnswers>
		</form>
	);
}

function SignInAgain({ host, onClose }: { host: string; onClose: () => void }) {
	return (
		<>
			<p>So that nobody else can do this, please sign in again with {host} first.</p>
			<DialogAnswers>
				<ButtonDocument href={`${paths.signInStart(paths.account)}&fresh`}>Sign in again</ButtonDocument>
				<Button onClick={onClose}>Keep it</Button>
			</DialogAnswers>
		</>
	);
}
