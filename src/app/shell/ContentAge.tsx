import { useSyncExternalStore } from 'react';
import { catalogueIfKnown, onContentChange } from '#content/catalogue.ts';
import { paths } from '#domain/paths.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { Link } from '#ui/Link.tsx';
import styles from './Footer.module.css';

/** When the guides on this device were last confirmed, and where their facts come from. */
export function ContentAge() {
	const refreshedAt = useSyncExternalStore(
		onContentChange,
		() => catalogueIfKnown()?.refreshedAt ?? null,
		() => null,
	);
	const device = useDeviceWord();
	return (
		<div className={styles.age}>
			<h2>{`On this ${device}`}</h2>
			<p>
				{refreshedAt === null
					? 'Guides as they came with the app.'
					: `Guides refreshed ${dayWords(refreshedAt)}.`}
				<br />
				College facts: US Department of Education, 2024.
				<br />
				Maps: US Census, Natural Earth. Towns: GeoNames.
			</p>
			<Link to={paths.onDevice}>{`All that is on this ${device}`}</Link>
		</div>
	);
}

function dayWords(time: number): string {
	return new Date(time).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
