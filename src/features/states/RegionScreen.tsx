import { useLoaderData } from 'react-router-dom';
import { countWords } from '#domain/count-words.ts';
import type { RegionPage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { isComingSoon, type ListedState } from '#domain/states/listed-state.ts';
import type { Region } from '#domain/states/region.ts';
import { StateName } from '#sheet/StateName.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { PictureCredit } from '#ui/PictureCredit.tsx';
import { inHue } from '#ui/paint.ts';
import { TitleBand } from '#ui/TitleBand.tsx';
import { usePicture } from '#ui/use-picture.ts';
import { CollegesMapPanel } from './CollegesMapPanel.tsx';
import styles from './RegionScreen.module.css';

/** One of the five regions: its states, and each state's colleges. */
export function RegionScreen() {
	const { region, about, states, colleges } = useLoaderData<RegionPage & { region: Region }>();
	const { src, onError } = usePicture(about?.image ?? null);
	const open = states.filter(({ enabled }) => enabled);
	const withGuides = new Set(colleges.map(({ state_abbreviation }) => state_abbreviation));
	const isListed = (state: ListedState) => state.enabled || withGuides.has(state.state_abbreviation);
	const listed = states.filter(isListed);
	const soon = states.filter((state) => isComingSoon(state) && !isListed(state));
	return (
		<div {...inHue(region.hue)}>
			<TitleBand
				title={region.idString}
				back={{ to: paths.collegeGuides, label: 'College Guides' }}
				where={<p>{`${countWords(open.length, 'state')}, ${countWords(colleges.length, 'college')}`}</p>}
			/>
			<div className={`${layout.wrap} ${styles.body}`}>
				<div className={styles.about}>
					{about?.text && <p className={layout.lead}>{about.text}</p>}
					{src && <img src={src} alt="" onError={onError} />}
					{src && about?.image_credit && <PictureCredit credit={about.image_credit} />}
					<ButtonLink to={paths.tripPlanner}>Plan a trip</ButtonLink>
					{soon.length > 0 && (
						<p className={layout.soft}>
							<strong>COMING SOON</strong> {soon.map(({ name }) => name).join(', ')}
						</p>
					)}
				</div>
				<section aria-labelledby="on-the-map">
					<h2 id="on-the-map" className={layout.onlyForReaders}>
						On the map
					</h2>
					<CollegesMapPanel name={region.idString} colleges={colleges} />
				</section>
				<ul className={styles.states}>
					{listed.map((state) => (
						<li key={state.fips} className={styles.state}>
							<h2>
								<StateName name={state.name} code={state.state_abbreviation} isOpen={state.enabled} />
							</h2>
							<ul>
								{colleges
									.filter(({ state_abbreviation }) => state_abbreviation === state.state_abbreviation)
									.map(({ ipeds_id, name }) => (
										<li key={ipeds_id}>
											<Link to={paths.college(ipeds_id)}>{name}</Link>
										</li>
									))}
							</ul>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
