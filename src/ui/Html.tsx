import { Suspense, use, useMemo } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import styles from './Html.module.css';
import { plainBlocks } from './plain-blocks.ts';

type Sanitize = (html: string) => TrustedHTML | string;
let sanitizer: Promise<Sanitize> | undefined;

/**
 * An editor's HTML, sanitized on this device before it is shown; until the sanitizer has loaded, only its words are
 * shown. Security: stored HTML is never trusted, not even our own server's; DOMPurify drops scripts, handlers and
 * foreign schemes.
 */
export function Html({ html }: { html: string }) {
	return (
		<Suspense fallback={<Words html={html} />}>
			<Clean html={html} />
		</Suspense>
	);
}

function Clean({ html }: { html: string }) {
	sanitizer ??= loadSanitizer();
	const sanitize = use(sanitizer);
	// React rewrites the markup for each new object, and the old one takes the reader's selection and focus along.
	const inner = useMemo(() => ({ __html: sanitize(html) as string }), [sanitize, html]);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitized HTML is shown.
	return <div className={styles.html} dangerouslySetInnerHTML={inner} />;
}

async function loadSanitizer(): Promise<Sanitize> {
	await whenIdle();
	return (await insistOn(() => import('./sanitize.ts'))).sanitize;
}

/** As text, one paragraph per block, so that the page keeps its height when the markup replaces it. */
function Words({ html }: { html: string }) {
	return (
		<div className={styles.html}>
			{plainBlocks(html).map((block, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text have no identity.
				<p key={at}>{block}</p>
			))}
		</div>
	);
}
