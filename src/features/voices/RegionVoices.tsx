import { paths } from '#domain/paths.ts';
import { StateName } from '#sheet/StateName.tsx';
import { Link } from '#ui/Link.tsx';
import { inHue } from '#ui/paint.ts';
import { ArticleTitles } from '#voices/ArticleTitles.tsx';
import type { PartWithVoices, RegionWithVoices } from './by-place.ts';
import styles from './StudentVoicesScreen.module.css';

/** The number shown under one place; the rest are in a separate list. */
const SHOWN = 3;

/** One region's column: its states, their parts, and their colleges, each with its articles. */
export function RegionVoices({ region, states }: RegionWithVoices) {
	return (
		<section className={styles.region} aria-label={region.idString} {...inHue(region.hue)}>
			<h2>{region.idString}</h2>
			{states.length === 0 && (
				<p className={styles.none}>
					Nobody has written from here yet. <Link to={paths.contact}>Will you?</Link>
				</p>
			)}
			{states.map(({ state: { name, state_abbreviation: code, enabled }, articles, parts }) => (
				<section key={code} aria-label={name} className={styles.state}>
					<h3>
						<StateName name={name} code={code} isOpen={enabled} />
					</h3>
					<div className={styles.inState}>
						<ArticleTitles
							most={SHOWN}
							articles={articles}
							all={paths.articles('state', code)}
							place={name}
						/>
						{parts.map((part) => (
							<Part key={part.name ?? ''} {...part} />
						))}
					</div>
				</section>
			))}
		</section>
	);
}

function Part({ name, articles, colleges }: PartWithVoices) {
	return (
		<>
			{name && <h4>{name}</h4>}
			<ArticleTitles
				most={SHOWN}
				articles={articles}
				all={paths.articles('subregion', name ?? '')}
				place={name ?? ''}
			/>
			{colleges.length > 0 && (
				<ul>
					{colleges.map(({ college: { ipeds_id, name: collegeName }, articles: own }) => (
						<li key={ipeds_id}>
							<Link to={paths.college(ipeds_id)} className={styles.college}>
								{collegeName}
							</Link>
							<ArticleTitles
								most={SHOWN}
								articles={own}
								all={paths.articles('college', String(ipeds_id))}
								place={collegeName}
							/>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
