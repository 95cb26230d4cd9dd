import { confirmIfSignedIn } from '#session/account-email.ts';
import { blank, type Letter, readLetter } from './letters.ts';

export { ContactScreen as Component } from './ContactScreen.tsx';

/**
 * Returns the letter begun on this device, else one with the subject in the address; and finds out who is signed in.
 */
export async function loader({ request }: { request: Request }): Promise<Letter> {
	await confirmIfSignedIn();
	const asked = new URL(request.url).searchParams;
	const about = asked.get('subject') ?? '';
	const letter = readLetter(about);
	if (letter) return letter;
	const { fname, lname, email } = readLetter('')?.text ?? blank;
	return { about, text: { fname, lname, email, subject: about, message: asked.get('message') ?? '' } };
}
