import type { College } from '#domain/colleges/college.ts';
import { factsSource } from '#domain/colleges/college-facts.ts';
import { openCollege } from '#domain/colleges/open-college.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import { compareVisits } from '#domain/trips/compared-visits.ts';
import { townWords } from '#domain/trips/where-words.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { SideBySide, SideWhere } from '#ui/SideBySide.tsx';
import styles from './Scorecards.module.css';
import type { Visit } from './VisitScores.tsx';

interface Props {
	/** Those with open cards. */
	visits: readonly Visit[];
	colleges: readonly College[];
}

/** What everyone thought of each campus, next to its official numbers. */
export function AllVisits({ visits, colleges }: Props) {
	if (visits.length === 0) return null;
	const compared = visits.map((visit) => ({
		...visit,
		college: openCollege(colleges, Number(visit.stop.place.code)),
	}));
	const hasFacts = compared.some(({ college }) => college);
	const sides = compared.map(({ stop: { id, place }, college }) => ({
		id,
		hue: paintHue(Number(place.code)),
		head: (
			<>
				{college ? <Link to={paths.college(college.ipeds_id)}>{place.name}</Link> : <b>{place.name}</b>}
				<SideWhere>{townWords(place)}</SideWhere>
			</>
		),
	}));
	return (
		<section className={classNames(layout.stack, styles.all)} aria-labelledby="all-visits">
			<h2 id="all-visits">{hasFacts ? 'Beside the official numbers' : 'All visits'}</h2>
			<SideBySide label="All visits" sides={sides} rows={compareVisits(compared)} />
			{hasFacts && <p className={layout.collar}>{factsSource}</p>}
		</section>
	);
}
