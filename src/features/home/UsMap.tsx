import { lazy, Suspense } from 'react';
import styles from './UsMap.module.css';
import { UsMapList } from './UsMapList.tsx';
import type { MapState } from './us-map.ts';

const UsMapArt = lazy(async () => ({ default: (await import('./UsMapArt.tsx')).UsMapArt }));

/** The map of the states, drawn after the words around it, and the same states as a list. */
export function UsMap({ states }: { states: MapState[] }) {
	return (
		<div className={styles.map}>
			<div className={styles.paper}>
				<Suspense>
					<UsMapArt states={states} />
				</Suspense>
			</div>
			<UsMapList states={states} />
		</div>
	);
}
