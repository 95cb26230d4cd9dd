import { lazy, Suspense } from 'react';
import type { College } from '#domain/colleges/college.ts';
import type { State } from '#domain/states/state.ts';
import { whenIdle } from '#ui/when-idle.ts';
import styles from './StateMapPanel.module.css';

const StateMap = lazy(async () => {
	await whenIdle();
	return { default: (await import('#map/StateMap.tsx')).StateMap };
});

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
