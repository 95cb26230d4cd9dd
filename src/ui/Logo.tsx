import { logo } from '#domain/html/brand.ts';
import styles from './Logo.module.css';

export function Logo() {
	return (
		<svg className={styles.logo} viewBox={logo.viewBox} aria-hidden="true" focusable="false">
			{logo.blazes.map((blaze) => (
				<rect key={blaze.x} {...blaze} />
			))}
		</svg>
	);
}
