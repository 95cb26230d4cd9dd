import { settleIfSignedIn } from '#session/account-email.ts';
import { type ContactText, readUnsent } from './unsent.ts';

export { ContactScreen as Component } from './ContactScreen.tsx';

/** What was written here and not sent yet, else what the address asks to write about; and who is signed in, if anybody is. */
export async function loader({ request }: { request: Request }): Promise<{ text: ContactText }> {
	await settleIfSignedIn();
	const asked = new URL(request.url).searchParams;
	const unsent = readUnsent();
	return {
		text: {
			fname: unsent?.fname ?? '',
			lname: unsent?.lname ?? '',
			email: unsent?.email ?? '',
			subject: asked.get('subject') || unsent?.subject || '',
			message: unsent?.message || asked.get('message') || '',
		},
	};
}
