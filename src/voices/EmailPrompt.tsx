import { CircleX } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useCatalogue } from '#content/catalogue.ts';
import { EMAIL_WORDS, isEmailAddress } from '#domain/forms/email-address.ts';
import { limits } from '#domain/limits.ts';
import { canSend, LONGEST_NAME } from '#domain/newsletter/email-popup-rules.ts';
import { withOptIn } from '#domain/views/view-record.ts';
import { useSignInFromHere } from '#session/sign-in-from-here.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import { sendEmail } from './email-writes.ts';
import { changeViewRecord } from './view-record.ts';

/** The popup's own words: why it appears, and where its button leads. */
export interface EmailPromptWords {
	title: string;
	why: string;
	action: string;
}

interface Props {
	words: EmailPromptWords;
	/** Called when the address was accepted, and this browser remembers it. */
	onDone: () => void;
	onClose: () => void;
}

/**
 * The email popup (§5): a first name and an address, sent once both are valid. If sending fails, nothing typed is lost.
 */
export function EmailPrompt({ words, onDone, onClose }: Props) {
	const [firstName, setFirstName] = useState('');
	const [email, setEmail, hasPaused] = usePausedText();
	const { isBusy, busyWith } = useBusy();
	const [failure, setFailure] = useState<string | null>(null);
	const honeypot = useRef<HTMLInputElement>(null);
	const isReady = hasPaused && canSend({ email, firstName });

	async function submit(event: FormEvent) {
		event.preventDefault();
		setFailure(null);
		const website = honeypot.current?.value;
		const typed = { email: email.trim(), firstName: firstName.trim(), ...(website && { website }) };
		await busyWith(async () => {
			const notSent = await sendEmail(typed);
			if (notSent !== null) return setFailure(notSent);
			await changeViewRecord((record) => ({ record: withOptIn(record) }));
			onDone();
		});
	}

	return (
		<Dialog title={words.title} onClose={onClose}>
			<Why words={words.why} />
			<form className={layout.stack} onSubmit={(event) => void submit(event)} noValidate>
				<Field
					label="First name"
					autoComplete="given-name"
					required
					maxLength={LONGEST_NAME}
					value={firstName}
					onChange={({ target }) => setFirstName(target.value)}
				/>
				<Field
					label="Email"
					type="email"
					autoComplete="email"
					required
					value={email}
					onChange={({ target }) => setEmail(target.value)}
					error={hasPaused && email !== '' && !isEmailAddress(email.trim()) ? EMAIL_WORDS : undefined}
				/>
				<Honeypot ref={honeypot} />
				{failure && (
					<Banner icon={CircleX} tone="bad" live="alert">
						{failure}
					</Banner>
				)}
				<DialogAnswers>
					<Button type="submit" kind="go" disabled={!isReady || isBusy}>
						{isBusy ? 'Sending' : words.action}
					</Button>
					<Button onClick={onClose}>Not now</Button>
				</DialogAnswers>
				<SignInInstead isReady={isReady} onClose={onClose} />
			</form>
		</Dialog>
	);
}

/** The email is mentioned only if the site sends mail. */
function Why({ words }: { words: string }) {
	const isMailed = useCatalogue()?.newsletter;
	return (
		<p>
			{words}
			{isMailed && ' We’ll send one email asking if you’d like more. Ignore it and that’s the last.'}
		</p>
	);
}

function SignInInstead({ isReady, onClose }: { isReady: boolean; onClose: () => void }) {
	const signIn = useSignInFromHere();
	return (
		<p className={`${layout.small} ${layout.soft}`}>
			{!isReady && 'Fill in both to continue. '}
			Have an account?{' '}
			<Link to={signIn} onClick={onClose}>
				Sign in
			</Link>{' '}
			instead.
		</p>
	);
}

/** Typed text, its setter, and a flag that is true once typing has paused long enough to check it. */
function usePausedText(): [text: string, change: (text: string) => void, hasPaused: boolean] {
	const [text, setText] = useState('');
	const [checked, setChecked] = useState('');
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const change = (typed: string) => {
		setText(typed);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setChecked(typed), limits.emailDebounceMs);
	};
	return [text, change, text === checked];
}
