import { MapPin } from 'lucide-react';
import type { Season } from '#domain/timeline/season.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './SeasonSign.module.css';

/** A season on the line for a graduation year; `isCurrent` if the class is in it now. */
export interface SeasonOnLine {
	season: Season;
	graduates: number;
	isCurrent: boolean;
}

/** The sign above a season: its months and its name. */
export function SeasonSign({ season, graduates, isCurrent }: SeasonOnLine) {
	const { id, name } = season;
	return (
		<header className={styles.sign}>
			<div className={styles.art}>
				<ContourArt seed={id} variant="tile" />
			</div>
			<p className={styles.months}>{monthsOf(season, graduates)}</p>
			<h2 id={id}>{name}</h2>
			{isCurrent && (
				<p className={styles.here}>
					<Icon of={MapPin} />
					You are here
				</p>
			)}
		</header>
	);
}

/** "March to May 2027", or "December 2026 to February 2027" if the season spans New Year. */
function monthsOf({ from, months }: Season, graduates: number): string {
	const first = graduates + from.year;
	return from.month === 12 ? `${months.replace(' to ', ` ${first} to `)} ${first + 1}` : `${months} ${first}`;
}
