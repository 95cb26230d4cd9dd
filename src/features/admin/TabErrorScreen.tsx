import { LogIn, RefreshCw } from 'lucide-react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { isPartMissing } from '#runtime/lost-signal.ts';
import { Button, ButtonDocument } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { isAnyStored } from './stored-edits.ts';
import { isSessionEnded } from './while-signed-in.ts';
import { whyTabFailed } from './why-tab-failed.ts';

/** Shown instead of a tab that fails. An ended session is not a fault: signing in leads back to the tab. */
export function TabErrorScreen() {
	const error = useRouteError();
	return isSessionEnded(error) ? <SessionEnded /> : <Failed error={error} />;
}

function SessionEnded() {
	const { pathname, search } = useLocation();
	return (
		<>
			<h1>Your session has ended</h1>
			<p className={layout.lead}>
				Sign in again, and you are back at this page.
				<StoredTexts />
			</p>
			<div className={layout.row}>
				<ButtonDocument kind="go" href={paths.signInStart(pathname + search)}>
					<Icon of={LogIn} />
					Sign In
				</ButtonDocument>
			</div>
		</>
	);
}

function Failed({ error }: { error: unknown }) {
	const { revalidate, state } = useRevalidator();
	const { title, words, mayWork } = whyTabFailed(error);
	// A browser does not fetch a module a second time.
	const tryAgain = () => (isPartMissing(error) ? location.reload() : void revalidate());
	return (
		<>
			<h1>{title}</h1>
			<p className={layout.lead}>
				{words}
				<StoredTexts />
			</p>
			{mayWork && (
				<div className={layout.row}>
					<Button kind="go" disabled={state === 'loading'} onClick={tryAgain}>
						<Icon of={RefreshCw} />
						Try again
					</Button>
				</div>
			)}
		</>
	);
}

const StoredTexts = () => isAnyStored() && ' Texts that you haven’t saved are kept on this computer.';
