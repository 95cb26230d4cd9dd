import type { DeviceSession } from '#domain/accounts/device-session.ts';
import type { Session } from '#session/session.ts';

/** What the account's page shows. */
export interface AccountView {
	session: Session;
	/** The devices that are signed in; null when they cannot be known now. */
	devices: DeviceSession[] | null;
}
