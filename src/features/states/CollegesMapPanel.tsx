import { type ComponentProps, Suspense } from 'react';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import styles from './CollegesMapPanel.module.css';

const CollegesMap = lazyPart(() => import('#map/CollegesMap.tsx'), 'CollegesMap', { whenIdle: true });

/** The colleges of a state or region on its map, which loads after the words; a marker opens the guide. */
export function CollegesMapPanel(map: ComponentProps<typeof CollegesMap>) {
	return (
		<div className={`${layout.mapPanel} ${styles.panel}`}>
			<Suspense fallback={null}>
				<CollegesMap {...map} />
			</Suspense>
		</div>
	);
}
