import type { LoaderFunctionArgs } from 'react-router-dom';
import { readDevices, readSignInWay } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import { readBilling } from '#api/billing.ts';
import { PAYMENT_PARAMETER } from '#domain/paths.ts';
import { confirmSession } from '#session/confirm-session.ts';
import type { Session } from '#session/session.ts';
import type { AccountView } from './account-view.ts';

export { AccountScreen as Component } from './AccountScreen.tsx';

/** The server's last answer on this page, and for which account: a lost signal must not discard a half-filled form. */
let heard: { accountId: string; known: AccountView['known'] } | undefined;

/** Loads the account and its devices; shows nothing until the server, or a missing signal, confirms who is signed in. */
export async function loader({ request }: LoaderFunctionArgs): Promise<AccountView> {
	const payment = new URL(request.url).searchParams.get(PAYMENT_PARAMETER);
	// Must run before the account loads: asking for the outcome is what activates a paid plan.
	const outcome = payment === null ? null : await (await import('#billing/outcome.ts')).outcomeOf(payment);
	const session = await confirmSession();
	return { session, outcome, ...(await restOf(session)) };
}

async function restOf({ account, isFresh }: Session): Promise<Pick<AccountView, 'known' | 'isWhole'>> {
	if (heard?.accountId !== account?.id) heard = undefined;
	if (account === null) return { known: null, isWhole: true };
	const answer = isFresh ? await askServer() : null;
	if (answer) heard = { accountId: account.id, known: answer };
	return { known: heard?.known ?? null, isWhole: answer !== null };
}

async function askServer(): Promise<AccountView['known']> {
	try {
		const [devices, way, billing] = await Promise.all([readDevices(), readSignInWay(), readBilling()]);
		return { devices, way, billing };
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}
