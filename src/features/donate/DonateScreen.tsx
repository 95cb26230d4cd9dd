import { HandHeart } from 'lucide-react';
import { Suspense, use } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { ToldOutcome } from '#billing/outcome.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { SitePage } from '#domain/pages/island.ts';
import { donateLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';
import { begunDonation } from './begun-donation.ts';
import styles from './DonateScreen.module.css';
import { DonationForm } from './DonationForm.tsx';
import { AskingForOutcome, DonationOutcome } from './DonationOutcome.tsx';

export interface DonateView {
	/**
	 * Whether donations are possible here, and whether their receipts are mailed; null when this device never learned
	 * it.
	 */
	site: SitePage | null | Promise<SitePage | null>;
	/** The donation that the person returns from, by its payment's id; null for none. */
	returned: { payment: string; outcome: Promise<ToldOutcome> } | null;
}

/** Donate: whom it helps, and the amount. */
export function DonateScreen() {
	const view = useLoaderData<DonateView>();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1>Donate</h1>
				<p className={layout.lead}>{donateLead}</p>
			</div>
			<div className={styles.duo}>
				<div className={styles.words}>
					<section className={styles.part} aria-labelledby="whom">
						<h2 id="whom">Who it helps</h2>
						<p>
							We give to a charity network that helps college students who face homelessness or come from
							foster care, so that they can stay in college and finish it.
						</p>
						<p>
							Residence halls close at Thanksgiving, in winter and in summer. Forms ask for a parent’s
							signature. A deposit is due before the aid arrives. For most students each of these is a call
							home. For some there is no one to call.
						</p>
					</section>
					<Plaque className={styles.plaque}>
						<ContourArt seed="donate" variant="plaque" />
						<section className={styles.part} aria-labelledby="why">
							<h2 id="why">Why here</h2>
							<p>
								You are on this site because somebody drives you from campus to campus. That is the head start
								we would like to share. Half of what our <Link to={paths.itineraries}>itineraries</Link> earn
								goes to a charity for scholars, too.
							</p>
						</section>
					</Plaque>
				</div>
				<Suspense fallback={view.returned && <AskingForOutcome />}>
					<Giving {...view} />
				</Suspense>
			</div>
		</div>
	);
}

/** The form, if it leads to a checkout; otherwise another way to donate. */
function Giving({ site, returned }: DonateView) {
	const navigate = useNavigate();
	const outcome = returned && use(returned.outcome);
	const facts = site instanceof Promise ? use(site) : site;
	const isMailed = facts?.newsletter === true;
	if (returned && outcome !== null) {
		const leave = () => {
			begunDonation.write(null);
			void navigate(paths.donate, { replace: true });
		};
		return (
			<DonationOutcome outcome={outcome} payment={returned.payment} isMailed={isMailed} onDone={leave} />
		);
	}
	if (facts?.donations) return <DonationForm isMailed={isMailed} onDonate={donate} />;
	return (
		<section className={styles.card} aria-labelledby="how">
			<h2 id="how">How to give</h2>
			<p>Tell us what you would like to give. A person will read it and write back with how to give.</p>
			<ButtonLink to={paths.contactAbout('I would like to donate')} kind="go">
				<Icon of={HandHeart} />
				Write to us
			</ButtonLink>
		</section>
	);
}

/** The code that validates answers is loaded on demand. */
async function donate(donation: Donation): Promise<string | null> {
	return (await insistOn(() => import('./donate-writes.ts'))).give(donation);
}
