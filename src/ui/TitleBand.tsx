import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './TitleBand.module.css';

/** The black band of a park map: the place's name large on the left, its location on the right. */
export function TitleBand({
	title,
	where,
	back,
}: {
	title: string;
	where?: ReactNode;
	back?: { to: string; label: string } | undefined;
}) {
	return (
		<div className={styles.band}>
			<div className={styles.inside}>
				{back && (
					<Link to={back.to} className={styles.back}>
						<Icon of={ArrowLeft} />
						{back.label}
					</Link>
				)}
				<div className={styles.row}>
					<h1 tabIndex={-1}>{title}</h1>
					{where && <div className={styles.where}>{where}</div>}
				</div>
			</div>
		</div>
	);
}
