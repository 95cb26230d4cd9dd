import { groupBySubregion } from '#domain/colleges/group.ts';
import type { ListedCollege } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import type { ListedState } from '#domain/states/listed-state.ts';
import type { Region } from '#domain/states/region.ts';
import type { Subregion } from '#domain/states/state.ts';
import { StateName } from '#sheet/StateName.tsx';
import { Link } from '#ui/Link.tsx';
import { inHue } from '#ui/paint.ts';
import styles from './CollegeGuidesScreen.module.css';
import { placeInList } from './JumpTo.tsx';

export function RegionColumn({
	region,
	states,
	colleges,
	subregions,
}: {
	region: Region;
	/** By name. */
	states: ListedState[];
	colleges: ListedCollege[];
	subregions: Subregion[];
}) {
	return (
		<section className={styles.region} aria-label={region.idString} {...inHue(region.hue)}>
			<h2 id={placeInList(region.id)} tabIndex={-1}>
				<Link to={paths.region(region.idString)}>{region.idString}</Link>
			</h2>
			{states.map(({ state_abbreviation: code, name, enabled }) => (
				<section key={code} aria-label={name} className={styles.state}>
					<h3 id={placeInList(code)} tabIndex={-1}>
						<StateName name={name} code={code} isOpen={enabled} />
					</h3>
					{groupBySubregion(
						colleges.filter(({ state_abbreviation }) => state_abbreviation === code),
						subregions.filter(({ state }) => state === code),
					).map((group) => (
						<div key={group.name ?? ''}>
							{group.name && <h4>{group.name}</h4>}
							<ul>
								{group.colleges.map(({ ipeds_id, name: collegeName }) => (
									<li key={ipeds_id}>
										<Link to={paths.college(ipeds_id)}>{collegeName}</Link>
									</li>
								))}
							</ul>
						</div>
					))}
				</section>
			))}
		</section>
	);
}
