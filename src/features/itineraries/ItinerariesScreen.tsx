import { HeartHandshake } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import type { ItinerariesPage } from '#domain/pages/island.ts';
import { itinerariesLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { Fare } from './Fare.tsx';
import styles from './ItinerariesScreen.module.css';
import { itineraries } from './itineraries.ts';
import { SampleDay } from './SampleDay.tsx';

/** Itineraries: prices, contents, and how to order one by email. */
export function ItinerariesScreen() {
	const { email } = useLoaderData<ItinerariesPage>();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1>Itineraries</h1>
				<p className={layout.lead}>{itinerariesLead}</p>
			</div>
			<ul className={styles.fares} aria-label="Prices">
				{itineraries.map((itinerary) => (
					<Fare key={itinerary.id} itinerary={itinerary} email={email} />
				))}
			</ul>
			<Banner icon={HeartHandshake} tone="good">
				<b>50% of itinerary sales go to a charity for scholars.</b> The students who could use a visit most
				are those who can least afford one. <Link to={paths.donate}>You can also give directly.</Link>
			</Banner>
			<div className={styles.duo}>
				<section aria-labelledby="what-you-get" className={styles.words}>
					<h2 id="what-you-get">What you get</h2>
					<ul className={styles.gets}>
						<li>
							<strong>A sheet for each day.</strong> When to leave, where to park, which tour, where to eat,
							and what to do if you run late. It prints on one page.
						</li>
						<li>
							<strong>The trip in your planner.</strong> One link puts every stop on your phone, in order, and
							it opens with no signal.
						</li>
						<li>
							<strong>The calls to make.</strong> Which sessions need a booking, with the address and the
							number for each.
						</li>
					</ul>
					<h2>How it goes</h2>
					<ol className={styles.steps}>
						<li>You write to us: campuses, dates, who is coming.</li>
						<li>We answer with what it will cost and how to pay. Nothing is due before you say yes.</li>
						<li>Your itinerary comes by email within 48 hours of that.</li>
					</ol>
					<p className={layout.soft}>Rather plan it yourself? The Trip Planner is the tool we use.</p>
					<div className={layout.row}>
						<ButtonLink to={paths.tripPlanner}>Plan it yourself</ButtonLink>
						<ButtonLink to={paths.contactAbout('A question about itineraries')}>Ask a question</ButtonLink>
					</div>
				</section>
				<SampleDay />
			</div>
		</div>
	);
}
