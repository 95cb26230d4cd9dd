import { use } from 'react';
import styles from './Html.module.css';

type Sanitise = (html: string) => TrustedHTML | string;
let sanitiser: Promise<Sanitise> | undefined;

/**
 * HTML that an editor wrote, sanitised on this device before it is shown. It suspends until the sanitiser has loaded.
 * Security: stored HTML is never trusted, not even our own server's; DOMPurify drops scripts, handlers and foreign schemes.
 */
export function Html({ html }: { html: string }) {
	sanitiser ??= import('./sanitise.ts').then(({ sanitise }) => sanitise);
	const clean = use(sanitiser)(html);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised HTML is shown.
	return <div className={styles.html} dangerouslySetInnerHTML={{ __html: clean as string }} />;
}
