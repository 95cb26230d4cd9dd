import { Lightbulb } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { groupBySubregion } from '#domain/colleges/group.ts';
import { countWords } from '#domain/count-words.ts';
import type { StatePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { regionWithId } from '#domain/states/region.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Html } from '#ui/Html.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { TitleBand } from '#ui/TitleBand.tsx';
import { CollegeGroups } from './CollegeGroups.tsx';
import { CollegesMapPanel } from './CollegesMapPanel.tsx';
import styles from './StateScreen.module.css';

/** A state: its trip tips, its map, and its colleges grouped by subregion. */
export function StateScreen() {
	const { state, colleges, subregions } = useLoaderData<StatePage>();
	const region = regionWithId(state.region);
	return (
		<>
			<TitleBand
				title={state.name}
				back={region && { to: paths.region(region.idString), label: region.idString }}
				where={colleges.length > 0 && <p>{countWords(colleges.length, 'college')}</p>}
			/>
			<div className={`${layout.wrap} ${styles.body}`}>
				<section className={styles.map} aria-labelledby="on-the-map">
					<h2 id="on-the-map" className={layout.onlyForReaders}>
						On the map
					</h2>
					<CollegesMapPanel name={state.name} state={state} colleges={colleges} />
				</section>
				{state.travel_tips.length > 0 && (
					<section className={styles.tips} aria-labelledby="tips">
						<h2 id="tips">Trip tips</h2>
						<ul>
							{state.travel_tips.map((tip, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a tip has no name of its own, only its index.
								<li key={at}>
									<Icon of={Lightbulb} />
									<Html html={tip} />
								</li>
							))}
						</ul>
					</section>
				)}
				<div className={styles.colleges}>
					{colleges.length === 0 && (
						<Empty title={`No guides from ${state.name} yet`} heading="h2">
							<p>Any campus can be a stop on your trip, with a guide or without one.</p>
							<ButtonLink to={paths.tripPlanner}>Plan a trip</ButtonLink>
						</Empty>
					)}
					<CollegeGroups groups={groupBySubregion(colleges, subregions)} stateName={state.name} />
				</div>
			</div>
		</>
	);
}
