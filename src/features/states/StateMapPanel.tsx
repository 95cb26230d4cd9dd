import { lazy, Suspense } from 'react';
import type { College } from '#domain/colleges/college.ts';
import type { State } from '#domain/states/state.ts';
import styles from './StateMapPanel.module.css';

const StateMap = lazy(() =>
	import('#map/StateMap.tsx').then(({ StateMap: Loaded }) => ({ default: Loaded })),
);

/** The state's colleges on its map; a marker opens the guide. */
export function StateMapPanel({ state, colleges }: { state: State; colleges: College[] }) {
	return (
		<div className={styles.panel}>
			<Suspense fallback={null}>
				<StateMap state={state} colleges={colleges} />
			</Suspense>
		</div>
	);
}
