import { useCatalogue } from '#content/catalogue.ts';
import { dayWords } from '#domain/day-words.ts';
import { paths } from '#domain/paths.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { Link } from '#ui/Link.tsx';
import styles from './Footer.module.css';

/** When this device's lists were last confirmed, and where their facts come from. */
export function ContentAge() {
	const refreshedAt = useCatalogue()?.refreshedAt;
	const device = useDeviceWord();
	return (
		<div className={styles.age}>
			<h2>{`On this ${device}`}</h2>
			<p>
				{ageWords(refreshedAt)}
				<br />
				College facts: US Department of Education, 2024 or newer.
				<br />
				Maps: US Census, Natural Earth. Towns: GeoNames.
			</p>
			<Link to={paths.onDevice}>{`Everything on this ${device}`}</Link>
		</div>
	);
}

function ageWords(refreshedAt: number | null | undefined): string {
	if (refreshedAt === undefined) return '\u00a0';
	return refreshedAt === null
		? 'College lists that came with the app.'
		: `College lists refreshed ${dayWords(refreshedAt, new Date())}.`;
}
