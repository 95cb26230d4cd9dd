import { use } from 'react';
import { loadCatalogue, onContentChange } from '#content/catalogue.ts';
import { openCollege } from '#domain/colleges/open-college.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import styles from './StopControls.module.css';

const answers = new Map<string, Promise<boolean>>();
// A guide may open while the page is.
onContentChange(() => answers.clear());

/** Links to a college's guide, if it has one. Suspends until the catalogue is read. */
export function GuideLink({ code, name }: { code: string; name: string }) {
	const answer = answers.get(code) ?? isOpen(code);
	answers.set(code, answer);
	if (!use(answer)) return null;
	return (
		<Link className={styles.guide} to={paths.college(Number(code))} aria-label={`Open the guide to ${name}`}>
			Open the guide
		</Link>
	);
}

async function isOpen(code: string): Promise<boolean> {
	const { colleges } = await loadCatalogue();
	return openCollege(colleges, Number(code)) !== undefined;
}
