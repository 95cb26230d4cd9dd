import { siteName } from '#domain/pages/page-title.ts';
import { Logo } from '#ui/Logo.tsx';
import styles from './PrintedTrip.module.css';

/** The last line of a printed sheet: the site's name, then these words. */
export function SheetFoot({ words }: { words: readonly string[] }) {
	return (
		<footer className={styles.foot}>
			<span>
				<Logo /> {siteName}
			</span>
			{words.map((each) => (
				<span key={each}>{each}</span>
			))}
		</footer>
	);
}
