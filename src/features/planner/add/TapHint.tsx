import { MousePointerClick } from 'lucide-react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { usePlanner } from '../planner-context.ts';
import styles from './AddPanel.module.css';
import { openAddPanel } from './open-add-panel.ts';

/** Shown over the map while it waits for a tap. */
export function TapHint() {
	const { setAdding } = usePlanner();
	return (
		<div
			role="group"
			aria-label="Place a stop"
			className={styles.tapHint}
			onKeyDown={({ key }) => {
				if (key === 'Escape') openAddPanel(setAdding);
			}}
		>
			<Banner icon={MousePointerClick} live="status">
				<div className={styles.tapRow}>
					<strong>Tap the map where you want to stop.</strong>
					<Button data-cancel-tap onClick={() => openAddPanel(setAdding)}>
						Cancel
					</Button>
				</div>
			</Banner>
		</div>
	);
}
