import type { DeviceSession } from '#domain/accounts/device-session.ts';
import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';
import type { Session } from '#session/session.ts';

/** What the account's page shows. */
export interface AccountView {
	session: Session;
	/** What only the server knows; null when it cannot be asked now. */
	known: { devices: DeviceSession[]; way: SignInWay } | null;
}
