import { TriangleAlert, WifiOff } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { NEEDS_SIGNAL, signInProblemWords } from '#domain/accounts/sign-in-problem.ts';
import { paths } from '#domain/paths.ts';
import { useReachable } from '#runtime/reachability.ts';
import { useSession } from '#session/session.ts';
import { UnsentChanges } from '#session/UnsentChanges.tsx';
import { TrailSign } from '#sheet/TrailSign.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ButtonDocument, ButtonLink } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';

export { SignInScreen as Component };

/** The benefits of an account, and the link to the provider; the problem, if a person returns without a session. */
function SignInScreen() {
	const [query] = useSearchParams();
	const { isSignedIn } = useSession();
	const isReachable = useReachable();
	const code = query.get('problem');
	const problem = isSignedIn ? undefined : signInProblemWords(code);
	const hasNoSignal = code === 'no_signal' ? isSignedIn : !isReachable && !isSignedIn;
	const back = query.get('return') ?? paths.home;
	// The sign-in remembered by the provider was refused, or is too old: the next try asks for the password.
	const isAnew = code === 'refused' || query.has('fresh');
	// With no signal, signing in and signing up both end here: the button then starts the one that was chosen.
	const first = query.has('new') ? paths.signUpStart(back) : paths.signInStart(back);
	const way = isAnew ? paths.signInAnew(back) : first;
	return (
		<TrailSign at="trailhead">
			{problem && (
				<Banner icon={TriangleAlert} tone="warn" live="alert">
					<b>You are not signed in.</b> {problem}
				</Banner>
			)}
			{!isSignedIn && <UnsentChanges />}
			<Plaque>
				<div className={layout.stack}>
					<h1>Sign In</h1>
					{isSignedIn ? <SignedInAlready /> : <WayIn to={way} />}
				</div>
			</Plaque>
			{hasNoSignal && (
				<Banner icon={WifiOff}>
					<b>No signal.</b> {NEEDS_SIGNAL}
				</Banner>
			)}
		</TrailSign>
	);
}

function WayIn({ to }: { to: string }) {
	return (
		<>
			<p className={layout.lead}>
				An account keeps your trips on all your devices. Everything else works without one.
			</p>
			<div className={layout.row}>
				<ButtonDocument kind="go" road href={to}>
					Sign in or create an account
				</ButtonDocument>
			</div>
		</>
	);
}

function SignedInAlready() {
	const { account } = useSession();
	return (
		<>
			<p className={layout.lead}>
				{account?.email ? `You are signed in as ${account.email}.` : 'You are signed in.'}
			</p>
			<div className={layout.row}>
				<ButtonLink kind="go" road to={paths.account}>
					My Account
				</ButtonLink>
			</div>
		</>
	);
}
