import styles from './Blaze.module.css';
import { classNames } from './class-names.ts';

/** The painted mark: pink with its number for a stop. */
export function Blaze({ number, small }: { number: number; small?: boolean }) {
	return <span className={classNames(styles.blaze, small && styles.small)}>{number}</span>;
}

/** An upright mark in a college's own paint, for lists. Hue in degrees. */
export function PaintBlaze({ hue }: { hue: number }) {
	return <span className={classNames(styles.blaze, styles.small, styles.paint)} {...paint(hue)} />;
}

/** The attributes that give an element a college's paint; every tone follows from the hue in degrees. */
export function paint(hue: number) {
	return { 'data-paint': '', style: { '--hue': hue } as Record<string, number> };
}
