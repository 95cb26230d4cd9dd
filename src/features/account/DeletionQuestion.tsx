import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { passwordLengths } from '#domain/accounts/password-rule.ts';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import { paths } from '#domain/paths.ts';
import { Button, ButtonDocument } from '#ui/Button.tsx';
import { DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { useBusy } from '#ui/use-busy.ts';
import { deletionWords } from './account-words.ts';
import { removeAccount } from './deletion-writes.ts';

/** What a person still has to prove before their account is deleted: nothing, their password, or a sign-in elsewhere. */
type Proof = 'none' | 'password' | { signInAt: string };

/** `isLate`: the server has since said that the sign-in is too long ago. */
export function proofFor({ elsewhere, is_fresh }: SignInWay, isLate: boolean): Proof {
	if (is_fresh && !isLate) return 'none';
	return elsewhere === null ? 'password' : { signInAt: elsewhere };
}

/**
 * Confirms the deletion, and the person: by password or by a sign-in within the last minutes, until the server says that
 * it was too long ago.
 */
export function DeletionQuestion({ way, onClose }: { way: SignInWay; onClose: () => void }) {
	const navigate = useNavigate();
	const [password, setPassword] = useState('');
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const [isLate, setLate] = useState(false);
	const proof = proofFor(way, isLate);
	const goHome = async () => {
		await navigate(paths.home);
		showToast({ words: 'Your account and everything in it have been deleted.' });
	};
	const remove = async () => {
		// The same refusal again would not be read out.
		setFault(undefined);
		const given = proof === 'password' ? password : undefined;
		const refusal = await removeAccount(given);
		if (refusal === null) return goHome();
		setFault(deletionWords(refusal));
		if (refusal === 'sign_in_again') setLate(true);
	};
	if (typeof proof === 'object') return <SignInAgain host={proof.signInAt} onClose={onClose} />;
	return (
		<form
			className={layout.stack}
			onSubmit={(event) => {
				event.preventDefault();
				void busyWith(remove);
			}}
		>
			{proof === 'password' ? (
				<Field
					label="Your password"
					type="password"
					autoComplete="current-password"
					required
					maxLength={passwordLengths.longestTyped}
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
				<ButtonDocument href={paths.signInAnew(paths.account)}>Sign in again</ButtonDocument>
				<Button onClick={onClose}>Keep it</Button>
			</DialogAnswers>
		</>
	);
}
