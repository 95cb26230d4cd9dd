import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { CollegeGuidesPage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { regions } from '#domain/states/region.ts';
import type { Subregion } from '#domain/states/state.ts';
import { Bones } from '#ui/Bones.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import styles from './CollegeGuidesScreen.module.css';
import { GuideTools } from './GuideTools.tsx';
import { NearGuidesList, NearGuidesSaid } from './NearGuidesList.tsx';
import type { NearGuides } from './near-guides.ts';
import { RegionColumn } from './RegionColumn.tsx';

/** Every open college, and the reader's filters. */
export interface GuidesView extends CollegeGuidesPage {
	subregions: Subregion[];
	/** The name filter, as typed. */
	name: string;
	/** The matching colleges, by id; null while nothing is typed. */
	named: ReadonlySet<number> | null;
	/** `me`, `trip` or a trip's id, and the campuses near it. */
	near: { what: string; found: Promise<NearGuides> } | null;
}

/** Every college by region, state and subregion; each name links to its guide. */
export function CollegeGuidesScreen() {
	const { states, colleges, subregions, name, named, near } = useLoaderData<GuidesView>();
	const shown = named ? colleges.filter(({ ipeds_id }) => named.has(ipeds_id)) : colleges;
	const withGuides = new Set(shown.map(({ state_abbreviation }) => state_abbreviation));
	const columns = regions
		.map((region) => ({
			region,
			states: states
				.filter((state) => state.region === region.id)
				.filter((state) => (state.enabled && !named) || withGuides.has(state.state_abbreviation))
				.sort((a, b) => a.name.localeCompare(b.name, 'en')),
		}))
		.filter((column) => column.states.length > 0);
	const around = near?.what === 'me' ? 'me' : 'trip';
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1 tabIndex={-1}>College Guides</h1>
				<p className={layout.lead}>{`${colleges.length} colleges, by region and state.`}</p>
			</div>
			<GuideTools name={name} near={near?.what ?? null} columns={columns} />
			{/* One for all lists: a status that appears together with its words is not read aloud. */}
			<p role="status" className={named && !near ? styles.count : layout.onlyForReaders}>
				{near ? (
					<Suspense key={around}>
						<NearGuidesSaid found={near.found} />
					</Suspense>
				) : (
					named && `${shown.length} of ${colleges.length} colleges`
				)}
			</p>
			{near ? (
				// From one trip to the next, the list stays until the new one is known, and the focus stays on the
				// choice.
				<Suspense key={around} fallback={<Bones heights={[2, 3.5, 3.5, 3.5]} label="Looking around" />}>
					<NearGuidesList found={near.found} />
				</Suspense>
			) : (
				<>
					{shown.length === 0 && <NothingNamed name={name} />}
					<div className={styles.regions}>
						{columns.map((column) => (
							<RegionColumn
								key={column.region.id}
								region={column.region}
								states={column.states}
								colleges={shown}
								subregions={subregions}
							/>
						))}
					</div>
				</>
			)}
		</div>
	);
}

function NothingNamed({ name }: { name: string }) {
	return (
		<Empty title="No college by that name" heading="h2">
			<p>Check the spelling, or let search find close matches.</p>
			<ButtonLink to={paths.search(name.trim())}>Search</ButtonLink>
		</Empty>
	);
}
