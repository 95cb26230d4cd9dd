import type { College } from '#domain/colleges/college.ts';
import { type ComparedCell, compareColleges } from '#domain/colleges/comparison.ts';
import { NOT_REPORTED } from '#domain/colleges/labels.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { paint } from '#ui/paint.ts';
import styles from './CompareTable.module.css';

/** A column for each college, in its paint; amounts are drawn to the scale of their row, beneath their words. */
export function CompareTable({ colleges }: { colleges: College[] }) {
	const ids = colleges.map(({ ipeds_id }) => ipeds_id);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
		<div className={styles.scroll} role="region" aria-label="Comparison" tabIndex={0}>
			<table className={styles.table} style={{ '--count': ids.length } as React.CSSProperties}>
				<thead>
					<tr>
						<td />
						{colleges.map((college) => (
							<CollegeHead
								key={college.ipeds_id}
								college={college}
								without={paths.compare(ids.filter((id) => id !== college.ipeds_id))}
							/>
						))}
					</tr>
				</thead>
				<tbody>
					{compareColleges(colleges).map(({ label, cells }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{cells.map((cell, place) => (
								<FactCell key={ids[place]} cell={cell} hue={paintHue(ids[place] ?? 0)} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function CollegeHead({ college, without }: { college: College; without: string }) {
	const { ipeds_id, name, city, state_abbreviation } = college;
	return (
		<th scope="col" {...paint(paintHue(ipeds_id))}>
			<div className={styles.college}>
				<Link to={paths.college(ipeds_id)}>{name}</Link>
				<span className={styles.where}>{`${city}, ${state_abbreviation}`}</span>
				<ButtonLink kind="quiet" to={without} aria-label={`Remove ${name}`}>
					Remove
				</ButtonLink>
			</div>
		</th>
	);
}

function FactCell({ cell: { words, span }, hue }: { cell: ComparedCell; hue: number }) {
	return (
		<td data-empty={words === NOT_REPORTED || undefined}>
			{words}
			{span && (
				<span className={styles.scale} {...paint(hue)}>
					<span style={{ '--from': span.from, '--to': span.to } as React.CSSProperties} />
				</span>
			)}
		</td>
	);
}
