import { TabErrorScreen } from '#features/admin/TabErrorScreen.tsx';
import layout from '#ui/layout.module.css';

/** Shown when the office itself fails, menu and all. */
export function OfficeErrorScreen() {
	return (
		<main id="main" tabIndex={-1} className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			<TabErrorScreen />
		</main>
	);
}
