import { FULL_PLAN_CENTS, moneyWords } from '#domain/billing/money.ts';
import { RENEWAL_AHEAD } from '#domain/billing/plan-words.ts';
import { limits } from '#domain/limits.ts';
import { termsLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { Link } from '#ui/Link.tsx';
import { type Clause, Paper } from './Paper.tsx';

export { TermsScreen as Component };

function TermsScreen() {
	return (
		<Paper
			title="Terms"
			lead={termsLead}
			short={[
				'Reading and planning are free.',
				'Check hours, prices and dates before you drive.',
				'Driving times are estimates.',
				'Your trips are yours.',
				'Be kind to the server, and to each other.',
			]}
			clauses={clauses}
			changed="Nov 26, 2026"
		/>
	);
}

const clauses: Clause[] = [
	{
		id: 'free',
		title: 'What is free, and what is not',
		words: (
			<>
				<p>
					Search, state guides, the timeline and a draft of a trip are open to everyone. A free account comes
					with {limits.freeGuideViews} college guides, {freePlan.stops} destinations on a trip and{' '}
					{freePlan.trips} saved trip. The full plan, {moneyWords(FULL_PLAN_CENTS)} per user, has no limits
					except {limits.stopsPerTrip} stops per trip. {RENEWAL_AHEAD}
				</p>
				<p>
					The trial lasts {limits.trialDays} days, asks for no card, and ends on its own. When a plan ends,
					nothing of yours is deleted.
				</p>
			</>
		),
	},
	{
		id: 'guides',
		title: 'Guides',
		words: (
			<p>
				Facts about colleges come from the US Department of Education and date from the year shown with them,
				or are newer. Where to stay, eat and go is written by hand; a starter guide says that you should check
				before you go. Places close and move. If you find one that has,{' '}
				<Link to={paths.contact}>tell us</Link>.
			</p>
		),
	},
	{
		id: 'driving',
		title: 'Driving',
		words: (
			<p>
				Miles and hours are estimates. They know nothing of snow, construction or the game on Saturday. The
				driver decides, and doesn’t use this site while driving.
			</p>
		),
	},
	{
		id: 'admission',
		title: 'Admission',
		words: (
			<p>
				We are not a college and know nothing of anyone’s chances. Dates in the timeline are those of most
				schools; the date on a college’s own website is the one that counts.
			</p>
		),
	},
	{
		id: 'plans',
		title: 'Plans and licences',
		words: (
			<p>
				The trial is free, takes no card, ends on its own after {limits.trialDays} days, and there is one per
				person. The full plan costs what the checkout says before you pay. {RENEWAL_AHEAD} You can cancel it
				at any time on your account page: it ends right away, and nothing more is charged. A licence gives one
				person the full plan. If a payment is refunded or reversed, what it paid for ends. Nothing you saved
				is deleted when a plan ends.
			</p>
		),
	},
	{
		id: 'itineraries',
		title: 'Itineraries and donations',
		words: (
			<p>
				An itinerary is ordered by email, costs what we both agreed on, and comes within 48 hours of that.
				Half of what they earn goes to a charity for scholars. A donation is a gift and buys nothing.
			</p>
		),
	},
	{
		id: 'yours',
		title: 'What you write',
		words: (
			<p>
				Trips, notes and messages are yours. You let us store them to show them to you, and to anyone you give
				a link to. A share link can be opened by anyone who has it.
			</p>
		),
	},
	{
		id: 'ours',
		title: 'What is ours',
		words: (
			<p>
				Print guides and trips, hand them out, read them aloud. Don’t copy the whole site, sell what’s on it,
				or scrape it faster than a person could read it.
			</p>
		),
	},
	{
		id: 'promise',
		title: 'What we promise',
		words: (
			<p>
				To do careful work, to say what we don’t know, and to keep what you saved. We can’t promise that the
				site will never go down or make a mistake, and we aren’t liable for a missed tour. Where the law gives
				you more rights than this page, you have them.
			</p>
		),
	},
	{
		id: 'changes',
		title: 'When this changes',
		words: (
			<p>
				The date below changes too. How we treat your data is on the page about{' '}
				<Link to={paths.privacy}>privacy</Link>.
			</p>
		),
	},
];
