import type { CSSProperties } from 'react';
import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import styles from './UsMapLabel.module.css';
import { type DrawnState, mapExtent } from './us-map.ts';

/** The name over the state that is pointed at, focused or touched. Screen readers have the link itself. */
export function UsMapLabel({ state, isTouched }: { state: DrawnState; isTouched: boolean }) {
	const at = {
		'--x': `${((state.x / mapExtent.width) * 100).toFixed(1)}%`,
		'--y': `${((state.y / mapExtent.height) * 100).toFixed(1)}%`,
	} as CSSProperties;
	const words = (
		<>
			<strong>{state.name}</strong>
			<span className={styles.more}>{state.enabled ? collegesOf(state) : 'COMING SOON'}</span>
		</>
	);
	return (
		<div className={styles.label} style={at} aria-hidden="true">
			{/* A finger that slid to a small state opens it here. */}
			{isTouched && state.enabled ? (
				<Link className={styles.go} to={paths.state(state.name)} tabIndex={-1}>
					{words}
				</Link>
			) : (
				words
			)}
		</div>
	);
}

const collegesOf = ({ college_count: count }: DrawnState) =>
	`${count} ${count === 1 ? 'college' : 'colleges'}`;
