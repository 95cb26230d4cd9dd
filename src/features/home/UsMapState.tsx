import { memo } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { regionWithId } from '#domain/states/region.ts';
import { paint } from '#ui/paint.ts';
import styles from './UsMap.module.css';
import type { DrawnState } from './us-map.ts';

/** States smaller than a finger on the map, which get a wider, invisible target. */
const SMALL = new Set(['RI', 'CT', 'NJ', 'DE', 'DC', 'MD']);

interface Props {
	state: DrawnState;
	hatch: string;
	/** True when the Tab key stops here; arrow keys move on from there. */
	isTabStop: boolean;
}

/** One state of the map: a link in its region's tint, or hatched if it is not open. */
export const UsMapState = memo(function UsMapState({ state, hatch, isTabStop }: Props) {
	const to = paths.state(state.name);
	const href = useHref(to);
	const open = useLinkClickHandler(to);
	const mark = { 'data-state': state.state_abbreviation };
	if (!state.enabled)
		return <path className={styles.soon} d={state.shape} fill={`url(#${hatch})`} {...mark} />;
	const hue = regionWithId(state.region)?.hue ?? 0;
	return (
		<a
			className={styles.open}
			href={href}
			onClick={open}
			aria-label={state.name}
			tabIndex={isTabStop ? 0 : -1}
			{...mark}
			{...paint(hue)}
		>
			<path d={state.shape} />
			{SMALL.has(state.state_abbreviation) && (
				<circle className={styles.touch} cx={state.x} cy={state.y} r="11" />
			)}
		</a>
	);
});
