import type { ToldOutcome } from '#billing/outcome.ts';
import type { DeviceSession } from '#domain/accounts/device-session.ts';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import { observable, useObservable } from '#runtime/observable.ts';
import { type Session, useSession } from '#session/session.ts';

/** What the page opens with; the server's answers may come later. */
export interface AccountView {
	session: Session;
	/** The outcome of the payment this page returns from; null without one. */
	outcome: Promise<ToldOutcome> | null;
}

/** What only the server can say of an account. */
export interface Heard {
	/** True while the server is being asked. */
	isAsking: boolean;
	/** Null until the server has answered on this page, and while it is out of reach. */
	known: { devices: DeviceSession[]; way: SignInWay; billing: AccountBilling } | null;
	/** False when the server failed to say more than who is signed in: `known` is from before, or null. */
	isWhole: boolean;
}

export interface HeardOf extends Heard {
	/** Null for nobody's. */
	accountId: string | null;
}

/** The last of it on this page: a lost signal must not discard a half-filled form. */
export const heard = observable<HeardOf>({
	accountId: null,
	isAsking: false,
	known: null,
	isWhole: true,
});

/** What is known of this account; of another, nothing. */
export function heardOf(accountId: string | undefined, { isAsking, ...last }: HeardOf = heard.get()): Heard {
	const isAnother = accountId === undefined || last.accountId !== accountId;
	return isAnother
		? { isAsking, known: null, isWhole: true }
		: { isAsking, known: last.known, isWhole: last.isWhole };
}

/** The account as the page opened with it, and whatever the server has said of it since. */
export function useAccountView({ session }: AccountView): Heard & { session: Session } {
	const now = useSession();
	const { account } = session;
	const heardOfIt = heardOf(account?.id, useObservable(heard));
	return { session: account && now.account?.id === account.id ? now : session, ...heardOfIt };
}
