import { Suspense } from 'react';
import type { College } from '#domain/colleges/college.ts';
import type { State } from '#domain/states/state.ts';
import { lazyWhenIdle } from '#ui/lazy-when-idle.ts';
import styles from './StateMapPanel.module.css';

const StateMap = lazyWhenIdle(() => import('#map/StateMap.tsx').then(({ StateMap: Loaded }) => Loaded));

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
