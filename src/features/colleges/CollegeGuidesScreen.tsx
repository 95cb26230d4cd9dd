import { useLoaderData } from 'react-router-dom';
import type { CollegeGuidesPage } from '#domain/pages.ts';
import { regions } from '#domain/states/region.ts';
import type { Subregion } from '#domain/states/state.ts';
import layout from '#ui/layout.module.css';
import styles from './CollegeGuidesScreen.module.css';
import { RegionColumn } from './RegionColumn.tsx';

/** Every college by region, state and subregion; each name leads to its guide. */
export function CollegeGuidesScreen() {
	const { states, colleges, subregions } = useLoaderData<CollegeGuidesPage & { subregions: Subregion[] }>();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1 tabIndex={-1}>College Guides</h1>
				<p className={layout.lead}>{`${colleges.length} colleges, by region and state.`}</p>
			</div>
			<div className={styles.regions}>
				{regions.map((region) => (
					<RegionColumn
						key={region.id}
						region={region}
						states={states.filter((state) => state.enabled && state.region === region.id)}
						colleges={colleges}
						subregions={subregions}
					/>
				))}
			</div>
		</div>
	);
}
