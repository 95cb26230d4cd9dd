import { LogIn } from 'lucide-react';
import { useLocation, useRouteError } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { isAnyKept } from '#features/admin/stored-edits.ts';
import { isSessionEnded } from '#features/admin/while-signed-in.ts';
import { ButtonDocument } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';

/** Shown when a tab fails. A session that has ended is no fault: signing in leads back to the tab. */
export function OfficeErrorScreen() {
	return isSessionEnded(useRouteError()) ? <SessionEnded /> : <ErrorScreen />;
}

function SessionEnded() {
	const { pathname, search } = useLocation();
	return (
		<main id="main" tabIndex={-1} className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			<h1>Your session has ended</h1>
			<p className={layout.lead}>
				Sign in again, and you are back at this page.
				{isAnyKept() && ' Texts that you haven’t saved are kept on this computer.'}
			</p>
			<div className={layout.row}>
				<ButtonDocument kind="go" href={paths.signInStart(pathname + search)}>
					<Icon of={LogIn} />
					Sign In
				</ButtonDocument>
			</div>
		</main>
	);
}
