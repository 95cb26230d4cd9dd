import { Suspense, use, useMemo } from 'react';
import styles from './Html.module.css';
import { insistOn } from './insist-on.ts';
import { plainBlocks } from './plain-blocks.ts';
import { whenIdle } from './when-idle.ts';

type Sanitise = (html: string) => TrustedHTML | string;
let sanitiser: Promise<Sanitise> | undefined;

/**
 * HTML that an editor wrote, sanitised on this device before it is shown; until the sanitiser has loaded, its words alone.
 * Security: stored HTML is never trusted, not even our own server's; DOMPurify drops scripts, handlers and foreign schemes.
 */
export function Html({ html }: { html: string }) {
	return (
		<Suspense fallback={<Words html={html} />}>
			<Clean html={html} />
		</Suspense>
	);
}

function Clean({ html }: { html: string }) {
	sanitiser ??= loadSanitiser();
	const sanitise = use(sanitiser);
	// React writes the markup anew for each new object, and takes the reader's selection and focus with the old.
	const inner = useMemo(() => ({ __html: sanitise(html) as string }), [sanitise, html]);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised HTML is shown.
	return <div className={styles.html} dangerouslySetInnerHTML={inner} />;
}

async function loadSanitiser(): Promise<Sanitise> {
	await whenIdle();
	return (await insistOn(() => import('./sanitise.ts'))).sanitise;
}

/** As text, a paragraph for each block, so that the page keeps its height when the markup takes their place. */
function Words({ html }: { html: string }) {
	return (
		<div className={styles.html}>
			{plainBlocks(html).map((block, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text have no identity.
				<p key={place}>{block}</p>
			))}
		</div>
	);
}
