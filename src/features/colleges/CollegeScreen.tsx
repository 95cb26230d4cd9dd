import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import { regionNamed } from '#domain/search/named-area.ts';
import type { State } from '#domain/states/state.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { CampusHero } from '#sheet/CampusHero.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Bones } from '#ui/Bones.tsx';
import { useWide } from '#ui/device-word.ts';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import { paint } from '#ui/paint.ts';
import { TitleBand } from '#ui/TitleBand.tsx';
import { useGuideGate } from '#voices/guide-visit.ts';
import { AroundCampus, type ChosenPlace } from './AroundCampus.tsx';
import styles from './CollegeScreen.module.css';
import type { CollegeView } from './college-view.ts';
import { FactsCard } from './FactsCard.tsx';
import { GuideTexts } from './GuideTexts.tsx';
import { GuideVoices } from './GuideVoices.tsx';
import { NotOnDevice } from './NotOnDevice.tsx';

const LockedGuide = lazyPart(() => import('./LockedGuide.tsx'), 'LockedGuide', { whenIdle: true });
const GuidePrompt = lazyPart(() => import('#voices/GuidePrompt.tsx'), 'GuidePrompt', { whenIdle: true });

/** A college's guide: its sheet, its facts, the map around campus, where to stay and eat, and what to do. */
export function CollegeScreen() {
	const view = useLoaderData<CollegeView>();
	const { college, state } = view;
	const gate = useGuideGate(college.ipeds_id);
	const isLocked = view.kind === 'guide' && gate === 'plans';
	const isWide = useWide();
	const voices = !isLocked && <GuideVoices college={college} stateName={state.name} />;
	return (
		<article key={college.ipeds_id} {...paint(paintHue(college.ipeds_id))}>
			<TitleBand
				title={college.name}
				back={wayBack(state)}
				where={
					<>
						{`${college.city}, ${state.name}`}
						{college.subregion_name && <span>{college.subregion_name}</span>}
					</>
				}
			/>
			<CampusHero college={college} />
			<div className={`${layout.wrap} ${styles.body}`}>
				<div className={styles.side}>
					<aside aria-label="Facts">
						<FactsCard view={view} isLocked={isLocked} />
					</aside>
					{isWide && voices}
				</div>
				<div className={styles.main}>
					{isLocked ? (
						<Suspense fallback={<Bones heights={[3, 20]} label="Loading the plans" />}>
							<LockedGuide name={college.name} />
						</Suspense>
					) : (
						<WholeGuide view={view} />
					)}
					{!isWide && voices}
				</div>
			</div>
			{gate === 'prompt' && (
				<Suspense fallback={null}>
					<GuidePrompt ipedsId={college.ipeds_id} />
				</Suspense>
			)}
		</article>
	);
}

/** Leads to the state's page, or to its region's while the state has none. */
function wayBack({ name, enabled, region }: State) {
	if (enabled) return { to: paths.state(name), label: name };
	const around = regionNamed(region);
	return around && { to: paths.region(around.idString), label: around.idString };
}

function WholeGuide({ view }: { view: CollegeView }) {
	const { college, places } = view;
	const [chosen, setChosen] = useState<ChosenPlace>();
	const choice = { chosen, onChoose: setChosen };
	const [first] = useState(view);
	return (
		<>
			{isNewerGuide(view, first) && (
				<Banner icon={RefreshCw} tone="good" live="status">
					<strong>This guide was just updated.</strong> You’re seeing the latest version.
				</Banner>
			)}
			{view.kind === 'facts' && <NotOnDevice name={college.name} why={view.why} />}
			<AroundCampus college={college} places={places} {...choice} />
			{view.kind === 'guide' && (
				<Suspense fallback={<Bones heights={[3, 9, 9]} label="Loading the guide" />}>
					<GuideTexts guide={view.college} places={places} choice={choice} />
				</Suspense>
			)}
		</>
	);
}

/** True when the guide has been rewritten since the page was opened. */
const isNewerGuide = (now: CollegeView, first: CollegeView) =>
	now.kind === 'guide' &&
	first.kind === 'guide' &&
	!sameJson([now.college, now.places], [first.college, first.places]);
