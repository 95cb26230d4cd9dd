import { RefreshCw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';

/** What shows when a page fails: what happened and what to try. */
export function ErrorScreen() {
	const error = useRouteError();
	return (
		<div className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			<h1>This page stopped working</h1>
			<p className={layout.lead}>
				Your trip is safe on this device. Load the page again; if it stops here a second time, tell us what
				you were doing.
			</p>
			<p className={layout.soft}>{error instanceof Error ? error.message : 'Unknown error'}</p>
			<div>
				<Button kind="go" onClick={() => location.reload()}>
					<Icon of={RefreshCw} />
					Load again
				</Button>
			</div>
		</div>
	);
}
