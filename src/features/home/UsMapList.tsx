import { paths } from '#domain/paths.ts';
import { isComingSoon, type ListedState } from '#domain/states/listed-state.ts';
import { regions } from '#domain/states/region.ts';
import { Link } from '#ui/Link.tsx';
import { paint } from '#ui/paint.ts';
import styles from './UsMapList.module.css';

/** Every state by region, for anyone who cannot use a map. */
export function UsMapList({ states }: { states: ListedState[] }) {
	return (
		<details className={styles.list}>
			<summary>All states as a list</summary>
			<div className={styles.regions}>
				{regions.map((region) => (
					<section key={region.id} aria-label={region.idString} {...paint(region.hue)}>
						<h2>{region.idString}</h2>
						<ul>
							{states
								.filter((state) => state.region === region.id && (state.enabled || isComingSoon(state)))
								.map((state) => (
									<li key={state.state_abbreviation}>
										{state.enabled ? (
											<Link to={paths.state(state.name)}>{state.name}</Link>
										) : (
											<span className={styles.notYet}>
												{state.name} <span className={styles.soonWord}>COMING SOON</span>
											</span>
										)}
									</li>
								))}
						</ul>
					</section>
				))}
			</div>
		</details>
	);
}
