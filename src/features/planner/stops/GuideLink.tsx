import { useCatalogue } from '#content/catalogue.ts';
import { openCollege } from '#domain/colleges/open-college.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import styles from './StopControls.module.css';

/** Links to a college's guide, if it has one and the lists are on this device. */
export function GuideLink({ code, name }: { code: string; name: string }) {
	const catalogue = useCatalogue();
	if (!catalogue || !openCollege(catalogue.colleges, Number(code))) return null;
	return (
		<Link className={styles.guide} to={paths.college(Number(code))} aria-label={`Open the guide to ${name}`}>
			Open the guide
		</Link>
	);
}
