import type { CSSProperties } from 'react';
import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import styles from './UsMapLabel.module.css';
import { type DrawnState, mapExtent } from './us-map.ts';

/** A state's position, in units of the drawing. */
export interface StateBox {
	left: number;
	right: number;
	middle: number;
}

/** The name next to the state that is pointed at, focused or touched. Screen readers have the link itself. */
export function UsMapLabel({
	state,
	box,
	isTouched,
}: {
	state: DrawnState;
	box: StateBox;
	isTouched: boolean;
}) {
	const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
	const isRight = mapExtent.width - box.right > box.left;
	const at = {
		'--start': isRight ? percent(box.right / mapExtent.width) : 'auto',
		'--end': isRight ? 'auto' : percent(1 - box.left / mapExtent.width),
		'--y': percent(box.middle / mapExtent.height),
	} as CSSProperties;
	const words = (
		<>
			<strong>{state.name}</strong>
			<span className={styles.more}>{state.enabled ? collegesOf(state) : 'COMING SOON'}</span>
		</>
	);
	return (
		<div className={styles.label} style={at} aria-hidden="true">
			{/* A finger that slid to a small state can open it here. */}
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

const collegesOf = ({ college_count: count }: DrawnState) => countWords(count, 'college');
