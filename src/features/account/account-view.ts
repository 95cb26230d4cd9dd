import type { DeviceSession } from '#domain/accounts/device-session.ts';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import type { AccountBilling, PaymentOutcome } from '#domain/billing/checkout.ts';
import type { Session } from '#session/session.ts';

export interface AccountView {
	session: Session;
	/** Known only to the server; null while it is out of reach. */
	known: { devices: DeviceSession[]; way: SignInWay; billing: AccountBilling } | null;
	/** False when the server failed to say more than who is signed in: `known` is from before, or null. */
	isWhole: boolean;
	/**
	 * The outcome of the payment this page returns from: `unknown` when the server was out of reach, null without one.
	 */
	outcome: PaymentOutcome | 'unknown' | null;
}
