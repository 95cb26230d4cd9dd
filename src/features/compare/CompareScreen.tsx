import { Plus, Route } from 'lucide-react';
import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { College } from '#domain/colleges/college.ts';
import { factsSource } from '#domain/colleges/college-facts.ts';
import { type AskedColleges, MOST_COMPARED } from '#domain/colleges/comparison.ts';
import { countWords } from '#domain/count-words.ts';
import { compareLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { collegeStop } from '#domain/trips/campus.ts';
import { encodeStop } from '#domain/trips/stop-code.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Chips, LinkChip } from '#ui/Chip.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { SearchField } from '#ui/search/SearchField.tsx';
import styles from './CompareScreen.module.css';
import { CompareTable } from './CompareTable.tsx';
import { useCollegeFinder } from './use-college-finder.ts';

/** The colleges to compare, and those from a trip that could be added. */
export interface CompareView {
	title: string;
	asked: AskedColleges;
	onTrip: Promise<College[]>;
}

/** The facts of several colleges side by side. Everything that changes the choice is a link, so that Back undoes it. */
export function CompareScreen() {
	const { asked, onTrip } = useLoaderData<CompareView>();
	const { colleges } = asked;
	return (
		<div className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			<div className={styles.head}>
				<h1 tabIndex={-1}>Compare Colleges</h1>
				<p className={layout.lead}>{compareLead}</p>
			</div>
			<AddCollege colleges={colleges} onTrip={onTrip} />
			<p role="status" className={layout.soft}>
				{askedWords(asked)}
			</p>
			{colleges.length === 0 ? (
				<Empty title="No colleges here yet" heading="h2">
					<p>Find one by name, or open a guide and choose Compare.</p>
					<ButtonLink to={paths.collegeGuides}>College Guides</ButtonLink>
				</Empty>
			) : (
				<>
					<CompareTable colleges={colleges} />
					<p className={layout.collar}>{factsSource}</p>
				</>
			)}
			{colleges.length > 1 && (
				<div className={styles.next}>
					<ButtonLink kind="go" road to={paths.stopsInLink(stopCodes(colleges))}>
						<Icon of={Route} />
						Plan a trip to these
					</ButtonLink>
				</div>
			)}
		</div>
	);
}

function AddCollege({ colleges, onTrip }: { colleges: College[]; onTrip: CompareView['onTrip'] }) {
	const ids = colleges.map(({ ipeds_id }) => ipeds_id);
	const finder = useCollegeFinder(ids);
	if (ids.length >= MOST_COMPARED)
		return <p className={styles.adding}>Ten at most. Remove one to add another.</p>;
	return (
		<div className={styles.adding}>
			<SearchField label="Add a college" placeholder="Add a college" finder={finder} />
			<Suspense fallback={null}>
				<FromTrip ids={ids} onTrip={onTrip} />
			</Suspense>
		</div>
	);
}

/** The trip's campuses that are not compared yet, one by one and all at once. */
function FromTrip({ ids, onTrip }: { ids: number[]; onTrip: CompareView['onTrip'] }) {
	const others = use(onTrip).filter(({ ipeds_id }) => !ids.includes(ipeds_id));
	if (others.length === 0) return null;
	const withThese = (more: readonly College[]) =>
		paths.compare([...ids, ...more.map(({ ipeds_id }) => ipeds_id)].slice(0, MOST_COMPARED));
	return (
		<Chips label="From your trip">
			{others.length > 1 && (
				<LinkChip to={withThese(others)}>
					<Icon of={Route} />
					All of your trip
				</LinkChip>
			)}
			{others.map((college) => (
				<LinkChip key={college.ipeds_id} to={withThese([college])}>
					<Icon of={Plus} />
					{college.name}
				</LinkChip>
			))}
		</Chips>
	);
}

function askedWords({ colleges, missing, beyond }: AskedColleges): string {
	return [
		colleges.length > 0 && `${countWords(colleges.length, 'college')}.`,
		missing > 0 && `We have no guide for ${missing === 1 ? 'one' : missing} of those in this link.`,
		beyond > 0 && `Ten fit here: ${countWords(beyond, 'more was', 'more were')} left out.`,
	]
		.filter(Boolean)
		.join(' ');
}

const stopCodes = (colleges: readonly College[]) =>
	colleges.map((college) => encodeStop(collegeStop(college))).join();
