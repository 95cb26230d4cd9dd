import styles from './Logo.module.css';

/** Two offset blazes: trail code for "the trail turns". */
export function Logo() {
	return (
		<svg className={styles.logo} viewBox="0 0 20 27" aria-hidden="true" focusable="false">
			<rect x="1" y="11" width="7.4" height="16" rx="2" />
			<rect x="11.6" y="0" width="7.4" height="16" rx="2" />
		</svg>
	);
}
