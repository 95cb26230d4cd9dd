import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { PASSWORD_HINT, passwordLengths } from '#domain/accounts/password-rule.ts';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import styles from './AccountScreen.module.css';
import type { PasswordFaults } from './account-words.ts';
import { setPassword } from './account-writes.ts';

/** A form to change the password, or the host that stores it. */
export function ChangePassword({ way, email }: { way: SignInWay; email: string }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<section className={`${layout.stack} ${styles.card}`} aria-labelledby="password">
			<h2 id="password">Password</h2>
			{way.elsewhere !== null && (
				<p>
					You sign in with <b>{way.elsewhere}</b>. Your password is kept there, and changed there.
				</p>
			)}
			{way.elsewhere === null && !isOpen && (
				<div>
					<Button onClick={() => setOpen(true)}>
						<Icon of={KeyRound} />
						Change password
					</Button>
				</div>
			)}
			{way.elsewhere === null && isOpen && <PasswordForm email={email} onDone={() => setOpen(false)} />}
		</section>
	);
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
	const { revalidate } = useRevalidator();
	const [typed, setTyped] = useState({ current: '', next: '' });
	const [faults, setFaults] = useState<PasswordFaults>({});
	const { isBusy, busyWith } = useBusy();
	const change = async () => {
		setFaults({});
		const wrong = await busyWith(() => setPassword(typed.current, typed.next));
		if (wrong) return setFaults(wrong);
		onDone();
		await revalidate();
	};
	return (
		<form
			className={layout.stack}
			onSubmit={(event) => {
				event.preventDefault();
				void change();
			}}
		>
			{/* A password manager wants to know whose password it is. */}
			<input hidden type="email" autoComplete="username" value={email} readOnly />
			<Field
				label="Current password"
				type="password"
				autoComplete="current-password"
				required
				maxLength={passwordLengths.longestTyped}
				error={faults.current}
				value={typed.current}
				onChange={({ target }) => setTyped({ ...typed, current: target.value })}
			/>
			<Field
				label="New password"
				hint={PASSWORD_HINT}
				type="password"
				autoComplete="new-password"
				required
				minLength={passwordLengths.shortest}
				maxLength={passwordLengths.longest}
				error={faults.next}
				value={typed.next}
				onChange={({ target }) => setTyped({ ...typed, next: target.value })}
			/>
			<div className={layout.row}>
				<Button type="submit" disabled={isBusy}>
					{isBusy ? 'Saving' : 'Save password'}
				</Button>
				<Button kind="quiet" onClick={onDone}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
