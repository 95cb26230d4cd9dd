import { RefreshCw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { isLostSignal } from '#runtime/lost-signal.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';

/** Shown when a page fails: what happened and what to try. */
export function ErrorScreen() {
	const error = useRouteError();
	const device = useDeviceWord();
	return (
		<div className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			{isLostSignal(error) ? (
				<>
					<h1>{`This page is not on this ${device} yet.`}</h1>
					<p className={layout.lead}>
						It will open once you’re back online. Your trip and everything you’ve opened before are here.
					</p>
				</>
			) : (
				<>
					<h1>This page stopped working</h1>
					<p className={layout.lead}>
						Your trip is safe on this device. Reload the page. If it happens again, tell us what you were
						doing.
					</p>
					<p className={layout.soft}>{error instanceof Error ? error.message : 'Unknown error'}</p>
				</>
			)}
			<div className={layout.row}>
				<Button kind="go" onClick={() => location.reload()}>
					<Icon of={RefreshCw} />
					Load again
				</Button>
				{isLostSignal(error) && <ButtonLink to={paths.onDevice}>{`What is on this ${device}`}</ButtonLink>}
			</div>
		</div>
	);
}
