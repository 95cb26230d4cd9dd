import { Globe, Navigation, Phone } from 'lucide-react';
import type { Point } from '#domain/geo.ts';
import { navigationLinks, phoneLink, platformOf, withFirst } from '#domain/places/navigation-links.ts';
import type { Place } from '#domain/places/place.ts';
import { storedText } from '#runtime/browser-store.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './PlaceLinks.module.css';

type Reachable = Pick<Place, 'name' | 'lat' | 'long'> & Partial<Pick<Place, 'phone' | 'website'>>;

/** Links to a place: directions in the person's own apps, and its phone and website if known. */
export function PlaceLinks({ place, from }: { place: Reachable; from?: Point | undefined }) {
	const { name, phone, website } = place;
	const links = navigationLinks(place, platformOf(navigator.userAgent), from);
	return (
		<ul className={styles.links}>
			{withFirst(links, lastApp.read()).map(({ app, href, knowsStart }) => {
				const words = knowsStart ? app : `${app}, from where you are`;
				return (
					<li key={app}>
						<a
							href={href}
							aria-label={`${words}: directions to ${name}`}
							onClick={() => lastApp.write(app)}
							{...(href.startsWith('https:') && ELSEWHERE)}
						>
							<Icon of={Navigation} />
							{words}
						</a>
					</li>
				);
			})}
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

/** Security: the opened page can neither reach ours nor learn where it was opened from. */
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

/** The maps app that was opened last on this device. */
const lastApp = storedText('device', 'maps-app');
