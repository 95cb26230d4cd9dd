import { CircleCheck, CircleX } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { EMAIL_WORDS, isEmailAddress } from '#domain/forms/email-address.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { focusIt } from '#ui/focus-it.ts';
import { Honeypot } from '#ui/Honeypot.tsx';
import { useStoredText } from '#ui/use-stored-text.ts';
import styles from './NewsletterForm.module.css';
import { NEWSLETTER_SUCCESS, notSubscribedWords, sendNewsletter } from './newsletter-writes.ts';

/** Newsletter signup: one address, which stays in its field until the server has accepted it. */
export function NewsletterForm() {
	const id = useId();
	const [subscriber, setSubscriber] = useStoredText('ctt.newsletter');
	const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked');
	const [fault, setFault] = useState<{ words: string; isTyping: boolean }>();
	const trap = useRef<HTMLInputElement>(null);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (!isEmailAddress(subscriber.trim())) return setFault({ words: EMAIL_WORDS, isTyping: true });
		setFault(undefined);
		setState('sending');
		const website = trap.current?.value;
		const why = await sendNewsletter({ subscriber: subscriber.trim(), ...(website && { website }) });
		setState(why ? 'asked' : 'sent');
		if (why) setFault({ words: notSubscribedWords(why), isTyping: why === 'refused' });
		else setSubscriber(null);
	}

	return (
		<form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-labelledby={id}>
			<h2 id={id}>Newsletter</h2>
			<p id={`${id}-about`}>New guides, new articles, and tips for the road.</p>
			{state === 'sent' ? (
				<Thanks />
			) : (
				<>
					<label htmlFor={`${id}-email`}>Your email</label>
					<div className={styles.line}>
						<input
							id={`${id}-email`}
							type="email"
							autoComplete="email"
							value={subscriber}
							onChange={({ target }) => {
								setSubscriber(target.value);
								setFault(undefined);
							}}
							aria-invalid={fault?.isTyping ? true : undefined}
							aria-describedby={`${id}-${fault ? 'fault' : 'about'}`}
						/>
						<Honeypot ref={trap} />
						<Button type="submit" disabled={state === 'sending'}>
							{state === 'sending' ? 'Sending' : 'Sign up'}
						</Button>
					</div>
					{fault && (
						<div id={`${id}-fault`}>
							<Banner icon={CircleX} tone="bad" live="alert">
								{fault.words}
							</Banner>
						</div>
					)}
				</>
			)}
		</form>
	);
}

function Thanks() {
	return (
		<div ref={focusIt} tabIndex={-1}>
			<Banner icon={CircleCheck} tone="good" live="status">
				{NEWSLETTER_SUCCESS}
			</Banner>
		</div>
	);
}
