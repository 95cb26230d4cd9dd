import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CONTACT_SUCCESS } from '#domain/contact/contact-rules.ts';
import { contactLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { focusIt } from '#ui/focus-it.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactScreen.module.css';
import { blank, type Letter, readLetter } from './letters.ts';

/** The contact page: one form, and above it the answers that need no message. */
export function ContactScreen() {
	const letter = useLoaderData<Letter>();
	const [step, setStep] = useState<'sent' | Letter>(letter);
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1>Contact</h1>
				<p className={layout.lead}>{contactLead}</p>
			</div>
			<div className={styles.duo}>
				<div className={styles.card}>
					{step === 'sent' ? (
						<div className={layout.stack} ref={focusIt} tabIndex={-1}>
							<Banner icon={CircleCheck} tone="good" live="status">
								<b>{CONTACT_SUCCESS}</b>
							</Banner>
							<div>
								<Button onClick={() => setStep(readLetter('') ?? { about: '', text: blank })}>
									Write another
								</Button>
							</div>
						</div>
					) : (
						// Not the loader's current result, because the loader runs again whenever content is refreshed.
						<ContactForm letter={step} onSent={() => setStep('sent')} />
					)}
				</div>
				<aside className={styles.aside} aria-labelledby="before">
					<h2 id="before">Quick answers</h2>
					<dl>
						<dt>A place in a guide has closed</dt>
						<dd>Tell us the college and the place, and we will take it out.</dd>
						<dt>
							<Link to={paths.userGuide}>How does the planner work?</Link>
						</dt>
						<dd>Seven steps, with pictures.</dd>
						<dt>
							<Link to={paths.itineraries}>A tour planned for you</Link>
						</dt>
						<dd>What it costs, and what we need to know.</dd>
						<dt>A question about admission</dt>
						<dd>Ask the college: we know the roads, not the decisions.</dd>
					</dl>
					<p className={layout.collar}>
						<Icon of={CircleCheck} /> What you write goes to us and no one else.
					</p>
				</aside>
			</div>
		</div>
	);
}
