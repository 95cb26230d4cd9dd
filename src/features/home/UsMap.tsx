import type { ListedState } from '#domain/states/listed-state.ts';
import styles from './UsMap.module.css';
import { UsMapArt } from './UsMapArt.tsx';
import { UsMapList } from './UsMapList.tsx';
import { campusCount } from './us-map.ts';

/** The states as a map and as a list. It includes all their shapes, so load it on demand, after the words around it. */
export function UsMap({ states }: { states: ListedState[] }) {
	return (
		<>
			<figure className={styles.map}>
				<div className={styles.paper}>
					<UsMapArt states={states} />
				</div>
				<figcaption className={styles.caption}>
					{`Each dot is one of the ${campusCount} campuses we have facts for. Choose a state to see its colleges. Hatched states are coming soon.`}
				</figcaption>
			</figure>
			<UsMapList states={states} />
		</>
	);
}
