import { RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense, use } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Contributor } from '#domain/contributors/contributor.ts';
import { Bones } from '#ui/Bones.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './Contributors.module.css';
import { contributorColumns } from './contributor-columns.ts';

/**
 * Everyone who made the site or wrote for it, in four columns by last name; renders nothing while the list is empty.
 */
export function Contributors(props: { contributors: Promise<Contributor[] | null> }) {
	return (
		<Suspense
			fallback={
				<Section>
					<Bones heights={[3, 3]} label="Loading the names" />
				</Section>
			}
		>
			<Names {...props} />
		</Suspense>
	);
}

function Names({ contributors: arriving }: { contributors: Promise<Contributor[] | null> }) {
	const contributors = use(arriving);
	if (contributors?.length === 0) return null;
	return (
		<Section>
			{contributors === null ? (
				<NotHere />
			) : (
				<div className={styles.columns}>
					{contributorColumns(contributors).map((column) => (
						<ul key={column[0]?.contributor_id}>
							{column.map((contributor) => (
								<Person key={contributor.contributor_id} {...contributor} />
							))}
						</ul>
					))}
				</div>
			)}
		</Section>
	);
}

const Section = ({ children }: { children: ReactNode }) => (
	<section className={styles.section} aria-labelledby="contributors">
		<h2 id="contributors">Contributors</h2>
		{children}
	</section>
);

function Person({ first, last, type, image }: Contributor) {
	return (
		<li>
			{type === 'key' && image && <img src={image} alt="" loading="lazy" width="96" height="96" />}
			<span>
				<strong>{`${first} ${last}`}</strong>
				<span className={styles.role}>{roles[type]}</span>
			</span>
		</li>
	);
}

const roles: Record<Contributor['type'], string> = {
	key: 'Made the site',
	parent: 'Parent',
	student: 'Student',
};

function NotHere() {
	const { revalidate, state } = useRevalidator();
	const device = useDeviceWord();
	return (
		<Empty title={`The names are not on this ${device} yet`}>
			<p>They’ll load once you have a signal, and stay.</p>
			<Button onClick={() => void revalidate()} disabled={state === 'loading'}>
				<Icon of={RefreshCw} />
				Try again
			</Button>
		</Empty>
	);
}
