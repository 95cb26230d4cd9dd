import { use } from 'react';
import { Plans } from '#billing/Plans.tsx';
import { loadSiteFacts } from '#content/site-facts.ts';
import { limits } from '#domain/limits.ts';
import { waitBriefly } from '#runtime/wait-briefly.ts';
import { useSession } from '#session/session.ts';
import { useSignInFromHere } from '#session/sign-in-from-here.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';

/** Asked once, when the first locked guide loads this file; a weak signal does not delay the plans. */
const asked = waitBriefly(loadSiteFacts());

/** Shown instead of a guide beyond the free ones: the plans, and what remains open. */
export function LockedGuide({ name }: { name: string }) {
	const { isSignedIn } = useSession();
	const signIn = useSignInFromHere();
	// Plans and donations use the same checkout, or there is none.
	const sold = use(asked)?.donations === false ? 'nowhere' : 'on the account page';
	return (
		<section className={layout.stack} aria-labelledby="plans">
			<h2 id="plans">{`You’ve read your ${limits.freeGuideViews} free guides`}</h2>
			<p className={layout.lead}>
				{`The guide to ${name} comes with a plan. Your free guides stay open, and so does the guide of every college on your trips.`}
			</p>
			{!isSignedIn && (
				<p>
					Have a plan? <Link to={signIn}>Sign in</Link>, and the guide opens.
				</p>
			)}
			<Plans sold={sold} />
		</section>
	);
}
