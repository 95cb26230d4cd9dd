import styles from './UsMap.module.css';
import { UsMapArt } from './UsMapArt.tsx';
import { UsMapList } from './UsMapList.tsx';
import type { MapState } from './us-map.ts';

/** The states as a map and as a list. It carries all their shapes: load it on demand, after the words around it. */
export function UsMap({ states }: { states: MapState[] }) {
	return (
		<div className={styles.map}>
			<div className={styles.paper}>
				<UsMapArt states={states} />
			</div>
			<UsMapList states={states} />
		</div>
	);
}
