import { Printer, Route } from 'lucide-react';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { userGuideLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';
import { GuideStep } from './GuideStep.tsx';
import { GuideVideo } from './GuideVideo.tsx';
import { steps } from './steps.ts';
import styles from './UserGuideScreen.module.css';
import type { UserGuideView } from './user-guide-view.ts';

/** The user guide: a trip in seven steps, each with its screen, and a video if there is one. */
export function UserGuideScreen() {
	const { video } = useLoaderData<UserGuideView>();
	const device = useDeviceWord();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1>User Guide</h1>
				<p className={layout.lead}>{userGuideLead}</p>
			</div>
			<div className={styles.top}>
				<Suspense fallback={null}>
					<GuideVideo video={video} />
				</Suspense>
				<Button onClick={() => print()}>
					<Icon of={Printer} />
					Print
				</Button>
			</div>
			<div className={styles.grid}>
				{/* Some screen readers do not treat a list without list styling as a list unless it is marked as one. */}
				{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
				<ol className={styles.steps} role="list">
					{steps.map((step, index) => (
						<GuideStep key={step.title} step={step} index={index} />
					))}
				</ol>
				<Plaque className={styles.after}>
					<ContourArt seed="user guide" variant="plaque" />
					<h2>Your turn</h2>
					<p className={layout.lead}>Two campuses are enough to begin. The draft stays on your {device}.</p>
					<ButtonLink to={paths.tripPlanner} kind="go">
						<Icon of={Route} />
						Start a trip
					</ButtonLink>
					<p>
						Something unclear? <Link to={paths.contact}>Ask us.</Link>
					</p>
				</Plaque>
			</div>
		</div>
	);
}
