import { Send, TriangleAlert, WifiOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { NotTaken } from '#api/send-form.ts';
import { contactRules, signedInContactRules } from '#domain/contact/contact-rules.ts';
import { faultsOf, writableLine, writableLines } from '#domain/forms/rules.ts';
import { useSession } from '#session/session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Field } from '#ui/Field.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useBusy } from '#ui/use-busy.ts';
import styles from './ContactScreen.module.css';
import { notSentWords, sendContact } from './contact-writes.ts';
import { forgetLetter, type Letter, type LetterText, storeLetter } from './letters.ts';

type Faults = Partial<Record<keyof LetterText, string>>;

/** The form. Its text is saved on the device with every keystroke, and deleted once it has been sent. */
export function ContactForm({ letter, onSent }: { letter: Letter; onSent: () => void }) {
	const { isSignedIn, account } = useSession();
	// The sender is whoever the server finds signed in, whether or not confirmed since the page opened.
	const accountEmail = isSignedIn ? (account?.email ?? null) : null;
	const { text, contact, isStored, faultsNow, check, field } = useLetter(letter, accountEmail);
	const { isBusy, busyWith } = useBusy();
	const [notSent, setNotSent] = useState<NotTaken | null>(null);
	const trap = useRef<HTMLInputElement>(null);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		check();
		if (Object.keys(faultsNow()).length > 0) return;
		setNotSent(null);
		const why = await busyWith(() => sendContact({ ...contact, website: trap.current?.value ?? '' }));
		setNotSent(why);
		if (why) return;
		forgetLetter({ about: letter.about, text });
		onSent();
	}

	return (
		<form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label="Contact">
			<div className={styles.names}>
				<Field {...field('fname')} label="First name" autoComplete="given-name" />
				<Field {...field('lname')} label="Last name" autoComplete="family-name" />
			</div>
			<Field
				{...field('email')}
				label="Email"
				type="email"
				autoComplete="email"
				readOnly={accountEmail !== null}
				{...(accountEmail && { hint: 'The email on your account.' })}
			/>
			<Field {...field('subject')} label="Subject" />
			<TextArea {...field('message', writableLines)} label="Message" rows={7} />
			<Honeypot ref={trap} />
			{notSent && <NotSent why={notSent} isStored={isStored} />}
			<div>
				<Button type="submit" kind="go" road disabled={isBusy}>
					<Icon of={Send} />
					{isBusy ? 'Sending' : 'Send'}
				</Button>
			</div>
		</form>
	);
}

/** The text, saved with every keystroke, and its faults, which are shown from the first attempt to send it. */
function useLetter(letter: Letter, accountEmail: string | null) {
	const [text, setText] = useState(letter.text);
	const [isStored, setStored] = useState(true);
	const [wasChecked, setChecked] = useState(false);
	const contact = { ...text, email: accountEmail ?? text.email };
	const faultsNow = (): Faults =>
		accountEmail === null ? faultsOf(contactRules, contact) : faultsOf(signedInContactRules, contact);
	const faults = wasChecked ? faultsNow() : {};
	const field = (name: keyof LetterText, written = writableLine) => ({
		name,
		value: contact[name],
		error: faults[name],
		required: true,
		onChange: ({ target }: { target: { value: string } }) => {
			const next = { ...text, [name]: written(target.value) };
			setText(next);
			setStored(storeLetter({ about: letter.about, text: next }));
		},
	});
	return { text, contact, isStored, faultsNow, check: () => setChecked(true), field };
}

function NotSent({ why, isStored }: { why: NotTaken; isStored: boolean }) {
	const device = useDeviceWord();
	const words = notSentWords(why, { device, isStored });
	return (
		<Banner
			icon={why === 'no_signal' ? WifiOff : TriangleAlert}
			tone={why === 'no_signal' ? 'note' : 'bad'}
			live="alert"
		>
			<b>{words.first}</b> {words.rest}
		</Banner>
	);
}
