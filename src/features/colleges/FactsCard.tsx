import { CalendarClock, Columns3, Download, Plus, RefreshCw, Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { collegeFacts, factsSource } from '#domain/colleges/college-facts.ts';
import { dayWords } from '#domain/day-words.ts';
import { paths } from '#domain/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { Legend } from '#ui/Legend.tsx';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import type { CollegeView } from './college-view.ts';
import styles from './FactsCard.module.css';

const AddToTripButton = lazyPart(() => import('#trips/AddToTripButton.tsx'), 'AddToTripButton', {
	whenIdle: true,
});

/** The next step, and the facts in the style of a map legend. */
export function FactsCard({ view, isLocked }: { view: CollegeView; isLocked: boolean }) {
	const { college } = view;
	const tourUrl = college.admission_url ?? college.main_url;
	return (
		<div className={styles.card}>
			<div className={styles.actions}>
				<Suspense fallback={<AddInPlanner college={college} />}>
					<AddToTripButton college={college} />
				</Suspense>
				{tourUrl && (
					<ButtonAnchor href={tourUrl} wide>
						<Icon of={CalendarClock} />
						Schedule Tour &amp; Info Session
					</ButtonAnchor>
				)}
				{!isLocked && <WhereItIs view={view} />}
			</div>
			<section aria-labelledby="facts">
				<h2 id="facts" className={styles.title}>
					The facts
				</h2>
				<Legend facts={collegeFacts(college)} />
				<p className={layout.collar}>{factsSource}</p>
				<ButtonLink wide to={paths.compareAlso(college.ipeds_id)}>
					<Icon of={Columns3} />
					Compare
				</ButtonLink>
			</section>
		</div>
	);
}

/** Replaces the button until its code is here: it links to the planner, which adds the college. */
function AddInPlanner({ college }: Pick<CollegeView, 'college'>) {
	return (
		<ButtonLink to={paths.addCollege(college.ipeds_id)} kind="go" road wide>
			<Icon of={Plus} />
			Add to trip
		</ButtonLink>
	);
}

/** Shows whether the guide opens without a signal; says so only once it is on disk. */
function WhereItIs({ view }: { view: CollegeView }) {
	const device = useDeviceWord();
	if (view.kind === 'facts' || view.refreshedAt === null)
		return <Badge icon={Download} tone="note">{`Not on this ${device} yet`}</Badge>;
	if (view.refreshedAt === 'saving') return <Badge icon={RefreshCw}>Saving</Badge>;
	return (
		<Badge
			icon={Smartphone}
			tone="good"
		>{`On this ${device}, refreshed ${dayWords(view.refreshedAt, new Date())}`}</Badge>
	);
}
