import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';

/** Shown instead of the general articles while there are none. */
export function NothingWritten() {
	return (
		<p className={layout.soft}>
			No general articles yet. <Link to={paths.contact}>Will you write one?</Link>
		</p>
	);
}
