import { Printer, Route } from 'lucide-react';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { pageLeads } from '#domain/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { Bones } from '#ui/Bones.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { GuideStep } from './GuideStep.tsx';
import { GuideVideo } from './GuideVideo.tsx';
import { steps } from './steps.ts';
import styles from './UserGuideScreen.module.css';
import type { UserGuideView } from './user-guide-view.ts';

/** The user guide: a trip in seven steps, each with the screen one sees, and a video where there is one. */
export function UserGuideScreen() {
	const { video } = useLoaderData<UserGuideView>();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1>User Guide</h1>
				<p className={layout.lead}>{pageLeads.userGuide}</p>
			</div>
			<div className={styles.top}>
				<section aria-label="Video" className={styles.video}>
					<Suspense fallback={<Bones heights={[6.5]} label="Looking for the video" />}>
						<GuideVideo video={video} />
					</Suspense>
				</section>
				<Button onClick={() => print()}>
					<Icon of={Printer} />
					Print
				</Button>
			</div>
			<ol className={styles.steps}>
				{steps.map((step, place) => (
					<GuideStep key={step.title} step={step} place={place} />
				))}
			</ol>
			<div className={styles.after}>
				<ButtonLink to={paths.tripPlanner} kind="go">
					<Icon of={Route} />
					Start a trip
				</ButtonLink>
				<p>
					Something unclear? <Link to={paths.contact}>Ask us.</Link>
				</p>
			</div>
		</div>
	);
}
