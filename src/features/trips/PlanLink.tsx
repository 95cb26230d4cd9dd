import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';

/** "see the plans": where a plan says no, the way to another one, at the end of a sentence. */
export function PlanLink() {
	return (
		<>
			<Link to={paths.account}>see the plans</Link>.
		</>
	);
}
