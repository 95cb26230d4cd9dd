import type { LoaderFunctionArgs } from 'react-router-dom';
import { readDevices, readSignInWay } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import { readBilling } from '#api/billing.ts';
import { outcomeOf } from '#billing/outcome.ts';
import { PAYMENT_PARAMETER } from '#domain/paths.ts';
import { waitBriefly } from '#runtime/wait-briefly.ts';
import { confirmAgain, confirmSession, knownSession } from '#session/confirm-session.ts';
import { readSession, type Session } from '#session/session.ts';
import { type AccountView, type HeardOf, heard, heardOf } from './account-view.ts';

export { AccountScreen as Component } from './AccountScreen.tsx';

/**
 * Loads the account and its devices, once it is known who is signed in; what the server says later is shown when it
 * comes.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<AccountView> {
	const payment = new URL(request.url).searchParams.get(PAYMENT_PARAMETER);
	const outcome = payment === null ? null : outcomeOf(payment);
	await Promise.all([knownSession(), waitBriefly(askBehind(outcome))]);
	return { session: readSession(), outcome };
}

let latest = 0;

async function askBehind(outcome: AccountView['outcome']): Promise<void> {
	const run = ++latest;
	const note = (news: Partial<HeardOf>) => {
		// A later one knows better.
		if (run === latest) heard.set({ ...heard.get(), ...news });
	};
	note({ isAsking: true });
	try {
		note(await askServer(await confirmedAfter(outcome)));
	} finally {
		note({ isAsking: false });
	}
}

/** Asking for the outcome is what activates a paid plan: an account confirmed before that still has the old one. */
async function confirmedAfter(outcome: AccountView['outcome']): Promise<Session> {
	if (outcome === null) return confirmSession();
	await outcome;
	return confirmAgain();
}

async function askServer({ account, isFresh }: Session): Promise<Partial<HeardOf>> {
	const accountId = account?.id ?? null;
	const { known } = heardOf(account?.id);
	if (accountId === null || !isFresh) return { accountId, known, isWhole: accountId === null };
	try {
		const [devices, way, billing] = await Promise.all([readDevices(), readSignInWay(), readBilling()]);
		return { accountId, known: { devices, way, billing }, isWhole: true };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return { accountId, known, isWhole: false };
	}
}
