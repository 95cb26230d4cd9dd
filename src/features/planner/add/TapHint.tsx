import { MousePointerClick } from 'lucide-react';
import type { Point } from '#domain/geo.ts';
import { MiddleMark, UseMiddle, useArrowKeys } from '#map/Middle.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { useCloseRequest } from '#ui/use-close-request.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './AddPanel.module.css';
import { openAddPanel } from './open-add-panel.ts';

/** Shown over the map while it waits for a tap. */
export function TapHint({ onPlace }: { onPlace: (point: Point) => void }) {
	const { setAdding } = usePlanner();
	const moveMap = useArrowKeys();
	const device = useDeviceWord();
	const cancel = () => openAddPanel(setAdding);
	useCloseRequest(cancel);
	return (
		<>
			<MiddleMark />
			<div role="group" aria-label="Place a stop" className={styles.tapHint} onKeyDown={moveMap}>
				<Banner icon={MousePointerClick} live="status">
					<div className={styles.tapRow}>
						<strong>Tap the map where you want to stop.</strong>
						{device === 'computer' && <span>Or move it with the arrow keys.</span>}
						<UseMiddle onUse={onPlace} />
						<Button data-cancel-tap onClick={cancel}>
							Cancel
						</Button>
					</div>
				</Banner>
			</div>
		</>
	);
}
