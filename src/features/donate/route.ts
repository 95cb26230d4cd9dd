import { settleIfSignedIn } from '#session/account-email.ts';

export { DonateScreen as Component } from './DonateScreen.tsx';

/** Settles who is signed in, if anybody is: then the receipt goes to the account's e-mail. */
export async function loader(): Promise<null> {
	await settleIfSignedIn();
	return null;
}
