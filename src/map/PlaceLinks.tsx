import { Globe, Navigation, Phone } from 'lucide-react';
import { navigationLinks, phoneLink, platformOf } from '#domain/places/navigation-links.ts';
import type { Place } from '#domain/places/place.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './PlaceLinks.module.css';

/** Ways to a place: directions in the person's own apps, its phone and its page where they are known. */
export function PlaceLinks({ place }: { place: Pick<Place, 'name' | 'lat' | 'long' | 'phone' | 'website'> }) {
	const { name, phone, website } = place;
	return (
		<ul className={styles.links}>
			{navigationLinks(place, platformOf(navigator.userAgent)).map(({ app, href }) => (
				<li key={app}>
					<a
						href={href}
						aria-label={`${app}: directions to ${name}`}
						{...(href.startsWith('https:') && ELSEWHERE)}
					>
						<Icon of={Navigation} />
						{app}
					</a>
				</li>
			))}
			{phone && (
				<li>
					<a href={phoneLink(phone)} aria-label={`Call ${name}, ${phone}`}>
						<Icon of={Phone} />
						{phone}
					</a>
				</li>
			)}
			{website && (
				<li>
					<a href={website} aria-label={`Website of ${name}`} {...ELSEWHERE}>
						<Icon of={Globe} />
						Website
					</a>
				</li>
			)}
		</ul>
	);
}

/** Security: the page that opens can neither reach ours nor learn where it was opened from. */
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };
