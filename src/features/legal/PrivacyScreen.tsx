import { limits } from '#domain/limits.ts';
import { privacyLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import { type Clause, Paper } from './Paper.tsx';

export { PrivacyScreen as Component };

/** What personal data is stored, where and for how long, and what is not. */
function PrivacyScreen() {
	return (
		<Paper
			title="Privacy"
			lead={privacyLead}
			short={[
				'No advertising, no trackers, nothing sold.',
				'No cookie until you sign in.',
				'Your trip draft stays on your device.',
				'We count pages, not people.',
				'You can use almost all of it without an account.',
			]}
			clauses={clauses}
			changed="Nov 29, 2026"
		/>
	);
}

const clauses: Clause[] = [
	{
		id: 'device',
		title: 'What stays on your device',
		words: (
			<>
				<p>These live in your browser’s own storage, so that the site opens with no signal:</p>
				<ul>
					<li>
						the app, the list of colleges, the guides you have opened or whose colleges are on your trips, and
						the articles you’ve seen in a list;
					</li>
					<li>the trip you are planning, until you save it to an account or discard it;</li>
					<li>how many guides and articles you have opened for free, and whether you gave us an email;</li>
					<li>a message to us that you began and have not sent, for at most {limits.letterDays} days;</li>
					<li>
						what you typed to donate or to get the newsletter and have not sent, until you close the tab;
					</li>
					<li>
						if you sign in: your account, your saved trips, and what you then write to us and don’t send.
						Signing out deletes all three from the device.
					</li>
				</ul>
				<p>Clearing the site’s data in your browser deletes all of it.</p>
			</>
		),
	},
	{
		id: 'cookies',
		title: 'Cookies',
		words: (
			<p>
				A visitor gets none. Signing in sets three: one that no script can read and that keeps you signed in,
				one that only says whether the first is there, and one that lets us recognize your device, so that
				somebody else’s wrong passwords never lock you out. While you sign in there are a few more, for
				minutes. None of them follows you anywhere.
			</p>
		),
	},
	{
		id: 'counting',
		title: 'Counting pages',
		words: (
			<>
				<p>
					When you open a page, our server adds one to that day’s count for that kind of page, such as “a
					college guide”. It does not keep which college, who you are, or where you were.
				</p>
				<p>If your browser sends Do Not Track or Global Privacy Control, it does not count you at all.</p>
			</>
		),
	},
	{
		id: 'directions',
		title: 'Driving directions',
		words: (
			<p>
				Your device works out the way along the highways by itself. Where this site also has a directions
				service, it asks that service for the streets: the places of your trip go to our server and from there
				to the service, rounded to about 36 feet, without your name, your account or your dates. Our server
				keeps the answer for {limits.driveDays} days, filed by place only.
			</p>
		),
	},
	{
		id: 'account',
		title: 'If you have an account',
		words: (
			<>
				<p>
					We keep your email, a form of your password that can’t be unscrambled, your plan, the trips that you
					save, and the kinds of devices you are signed in on, by the names you give them.
				</p>
				<p>
					A deleted trip, and what two devices changed at once, can be brought back for {limits.trashDays}{' '}
					days; then it is gone for good. Under 13? Have a parent create the account.
				</p>
			</>
		),
	},
	{
		id: 'payments',
		title: 'If you pay or give',
		words: (
			<p>
				You pay on the page of Stripe, the card service, which learns your card, your email and what it was
				for. We never see the card; we keep the amount, the day, and which licences were redeemed by whom.
				Whoever buys licences sees the email of each person who redeems one. If you delete your account, only
				the amount and the day of a gift or of licences stay, without your name or email.
			</p>
		),
	},
	{
		id: 'mail',
		title: 'If you write to us',
		words: (
			<>
				<p>
					Your name, email and message are mailed to the people who answer them, kept until you ask us to
					delete them, and used for nothing else.
				</p>
				<p>
					The newsletter goes to an address only after someone taps the link in an email we send there, and
					every issue has a link that ends it at once. The same goes when you give a first name and an email
					to keep reading: without that tap, we drop both after 30 days. To keep robots out, we count for a
					day how often a form was sent from one internet address, under a code that does not show the
					address.
				</p>
			</>
		),
	},
	{
		id: 'others',
		title: 'Who else sees anything',
		words: (
			<>
				<p>
					Nobody needs to for the site to work: fonts, maps, guides and articles come from our own server.
					Where you follow a link to a college or a hotel, you are on their site and their rules apply; we do
					not tell them where you came from. A video in the user guide comes from its own site, and only once
					you press play.
				</p>
				<p>
					Two outside services may help our server. A mailing list learns an address once it has been
					confirmed. A page counter learns which page was opened and in which browser, never your internet
					address.
				</p>
			</>
		),
	},
	{
		id: 'rights',
		title: 'Seeing it, taking it, deleting it',
		words: (
			<p>
				<Link to={paths.account}>Account Settings</Link> downloads everything we have about you, and deletes
				your account with everything in it, at once. Without an account, or for anything else, ask, and we
				send you what we have, put it right, or delete it:{' '}
				<Link to={paths.contactAbout('My data')}>write to us</Link>. You don’t have to say why.
			</p>
		),
	},
];
