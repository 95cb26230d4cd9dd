import { Check, Mail } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { ButtonDocument, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './Fare.module.css';
import { type Itinerary, orderByForm, orderByMail } from './itineraries.ts';

/** One price on the board, and the prepared message to order it. */
export function Fare({ itinerary, email }: { itinerary: Itinerary; email: string | null }) {
	const { id, name, price, per, forWhom, holds } = itinerary;
	const byForm = orderByForm(paths.contact, itinerary);
	const kind = id === 'three-days' ? 'go' : 'plain';
	const label = `Order by email: ${name}`;
	const words = (
		<>
			<Icon of={Mail} />
			Order by email
		</>
	);
	return (
		<li className={classNames(styles.fare, id === 'three-days' && styles.sign)}>
			<h2>{name}</h2>
			<p className={styles.price}>
				{price} <small>{per}</small>
			</p>
			<p className={styles.forWhom}>{forWhom}</p>
			<ul className={styles.holds}>
				{holds.map((each) => (
					<li key={each}>
						<Icon of={Check} />
						<span>{each}</span>
					</li>
				))}
			</ul>
			<div className={styles.order}>
				{email ? (
					<>
						<ButtonDocument kind={kind} wide aria-label={label} href={orderByMail(email, itinerary)}>
							{words}
						</ButtonDocument>
						<Link to={byForm} className={styles.other}>
							Or use our form
						</Link>
					</>
				) : (
					<ButtonLink kind={kind} wide to={byForm} aria-label={label}>
						{words}
					</ButtonLink>
				)}
			</div>
		</li>
	);
}
