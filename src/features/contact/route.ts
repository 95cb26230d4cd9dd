import { confirmIfSignedIn } from '#session/account-email.ts';
import { blank, type Letter, readUnsent } from './unsent.ts';

export { ContactScreen as Component } from './ContactScreen.tsx';

/**
 * Returns the unsent message begun on this device, else the subject in the address; and the signed-in person, if any.
 */
export async function loader({ request }: { request: Request }): Promise<Letter> {
	await confirmIfSignedIn();
	const asked = new URL(request.url).searchParams;
	const about = asked.get('subject') ?? '';
	const begun = readUnsent(about);
	if (begun) return begun;
	const { fname, lname, email } = readUnsent('')?.text ?? blank;
	return { about, text: { fname, lname, email, subject: about, message: asked.get('message') ?? '' } };
}
