import { Suspense } from 'react';
import type { College } from '#domain/colleges/college.ts';
import type { State } from '#domain/states/state.ts';
import { lazyWhenIdle } from '#ui/lazy-when-idle.ts';
import styles from './StateMapPanel.module.css';

const CollegesMap = lazyWhenIdle(() =>
	import('#map/CollegesMap.tsx').then(({ CollegesMap: Loaded }) => Loaded),
);

/** The state's colleges on its map; a marker opens the guide. */
export function StateMapPanel({ state, colleges }: { state: State; colleges: College[] }) {
	return (
		<div className={styles.panel}>
			<Suspense fallback={null}>
				<CollegesMap name={state.name} state={state} colleges={colleges} />
			</Suspense>
		</div>
	);
}
