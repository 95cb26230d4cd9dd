import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import styles from './StateName.module.css';
import { StateOutline } from './StateOutline.tsx';

/** For a heading: a state's outline and name, which link to its page if that is open. */
export function StateName({ name, code, isOpen }: { name: string; code: string; isOpen: boolean }) {
	const words = (
		<>
			<StateOutline abbreviation={code} />
			{name}
		</>
	);
	if (!isOpen) return <span className={styles.name}>{words}</span>;
	return (
		<Link to={paths.state(name)} className={styles.name}>
			{words}
		</Link>
	);
}
