import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ToldOutcome } from '#billing/outcome.ts';
import { islandPage, takeIslandPage } from '#content/island.ts';
import type { SitePage } from '#domain/pages/island.ts';
import { PAYMENT_PARAMETER, paths } from '#domain/paths.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { confirmIfSignedIn } from '#session/account-email.ts';
import { begunDonation } from './begun-donation.ts';
import type { DonateView } from './DonateScreen.tsx';

export { DonateScreen as Component } from './DonateScreen.tsx';

/**
 * Finds out whether donations are open and receipts mailed, from the document or as far as known, and who is signed in,
 * if anybody: the receipt then goes to the account's email. A donation's outcome may take as long as the card service
 * does, and is shown when it arrives.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<DonateView> {
	const first = takeIslandPage<SitePage>(paths.donate);
	await confirmIfSignedIn();
	const payment = new URL(request.url).searchParams.get(PAYMENT_PARAMETER) ?? begunDonation.read()?.payment;
	const returned = payment ? { payment, outcome: outcomeOf(payment) } : null;
	if (first) return { site: first, returned };
	const asked = insistOn(() => import('#content/site-facts.ts')).then(({ loadSiteFacts }) => loadSiteFacts());
	const site = asked.then((facts) => facts ?? islandPage<SitePage>(paths.donate));
	return { site, returned };
}

async function outcomeOf(payment: string): Promise<ToldOutcome> {
	const told = await (await insistOn(() => import('#billing/outcome.ts'))).outcomeOf(payment);
	if (told !== 'unknown' && told !== 'withheld') begunDonation.write(null);
	return told;
}
