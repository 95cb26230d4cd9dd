import type { ReactNode } from 'react';
import { ContourArt } from '#sheet/ContourArt.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';
import styles from './Paper.module.css';

/** One part of a legal text: its heading and content. */
export interface Clause {
	id: string;
	title: string;
	words: ReactNode;
}

/** A legal text: its summary on a sign, its parts, and the date of its last change. */
export function Paper({
	title,
	lead,
	short,
	clauses,
	changed,
}: {
	title: string;
	lead: string;
	short: string[];
	clauses: Clause[];
	changed: string;
}) {
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1>{title}</h1>
				<p className={layout.lead}>{lead}</p>
			</div>
			<div className={styles.duo}>
				<div className={styles.side}>
					<Plaque className={styles.short}>
						<ContourArt seed={title} variant="plaque" />
						<div>
							<h2>In short</h2>
							<ul>
								{short.map((each) => (
									<li key={each}>{each}</li>
								))}
							</ul>
						</div>
					</Plaque>
					<nav className={styles.parts} aria-label="On this page">
						<ol>
							{clauses.map(({ id, title: part }) => (
								<li key={id}>
									<a href={`#${id}`}>{part}</a>
								</li>
							))}
						</ol>
					</nav>
				</div>
				<article className={styles.text}>
					{clauses.map(({ id, title: part, words }) => (
						<section key={id} aria-labelledby={id}>
							<h2 id={id}>{part}</h2>
							{words}
						</section>
					))}
					<p className={layout.collar}>{`Last changed ${changed}`}</p>
				</article>
			</div>
		</div>
	);
}
