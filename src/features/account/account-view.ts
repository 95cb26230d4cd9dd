import type { DeviceSession } from '#domain/accounts/device-session.ts';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import type { AccountBilling, PaymentOutcome } from '#domain/billing/checkout.ts';
import type { Session } from '#session/session.ts';

/** What the account's page shows. */
export interface AccountView {
	session: Session;
	/** What only the server knows; null when it cannot be asked now. */
	known: { devices: DeviceSession[]; way: SignInWay; billing: AccountBilling } | null;
	/** What became of the payment that this page comes back from; `unknown` when it could not be asked, null for none. */
	outcome: PaymentOutcome | 'unknown' | null;
}
