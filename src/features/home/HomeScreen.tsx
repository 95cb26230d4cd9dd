import { useLoaderData } from 'react-router-dom';
import { collegeLine } from '#domain/colleges/college-facts.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import type { HomePage } from '#domain/pages.ts';
import { paths } from '#domain/paths.ts';
import { CampusSheet } from '#sheet/CampusSheet.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { CardRow, PaintCard } from '#ui/PaintCard.tsx';
import { Hero } from './Hero.tsx';
import { RegionChips } from './RegionChips.tsx';
import { StartTiles } from './StartTiles.tsx';

/** Where everyone starts: search, the map of states, four ways in, and six campuses to look at. */
export function HomeScreen() {
	const { states, colleges } = useLoaderData<HomePage>();
	const nameOf = new Map(states.map(({ state_abbreviation, name }) => [state_abbreviation, name]));
	return (
		<>
			<Hero states={states} />
			<RegionChips states={states} />
			<StartTiles />
			<section className={`${layout.wrap} ${layout.stack}`} aria-labelledby="campuses">
				<div className={layout.split}>
					<h2 id="campuses">Campuses people start with</h2>
					<Link to={paths.collegeGuides}>All college guides</Link>
				</div>
				<CardRow label="College guides">
					{colleges.map((college) => (
						<PaintCard
							key={college.ipeds_id}
							to={paths.college(college.ipeds_id)}
							hue={paintHue(college.ipeds_id)}
							art={<CampusSheet college={college} size="card" />}
							collar={`${college.city}, ${nameOf.get(college.state_abbreviation) ?? college.state_abbreviation}`}
							title={college.name}
							facts={collegeLine(college)}
						/>
					))}
				</CardRow>
			</section>
		</>
	);
}
