import { Link } from '../Link.tsx';
import styles from './FoundRows.module.css';
import type { Found } from './found.ts';
import { SearchRow } from './SearchRow.tsx';

/** Search results as a list of links. */
export function FoundRows({ rows }: { rows: readonly Found[] }) {
	return (
		<ul className={styles.rows}>
			{rows.map((each) => (
				<li key={each.to}>
					<Link to={each.to}>
						<SearchRow found={each} />
					</Link>
				</li>
			))}
		</ul>
	);
}
