import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';

/** In place of the general articles while there are none. */
export function NothingWritten() {
	return (
		<p className={layout.soft}>
			Nobody has written for every trip yet. <Link to={paths.contact}>Will you?</Link>
		</p>
	);
}
