import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import styles from './PaintCard.module.css';
import { paint } from './paint.ts';

/** A card in a college's paint: its drawn sheet, location, name, and a line of facts. */
export function PaintCard({
	to,
	hue,
	art,
	collar,
	title,
	facts,
	heading: Heading = 'h3',
}: {
	to: string;
	hue: number;
	art: ReactNode;
	collar: string;
	title: string;
	facts: string;
	heading?: 'h3' | 'h4';
}) {
	return (
		<Link to={to} className={styles.card} {...paint(hue)}>
			<div className={styles.quad}>{art}</div>
			<div className={styles.body}>
				<p className={styles.collar}>{collar}</p>
				<Heading>{title}</Heading>
				<p className={styles.facts}>{facts}</p>
			</div>
		</Link>
	);
}

/** Cards in a row that scrolls sideways on a phone, with the next one peeking in; a grid on wider screens. */
export function CardRow({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
		<div className={styles.cards} role="group" aria-label={label} tabIndex={0}>
			{children}
		</div>
	);
}
