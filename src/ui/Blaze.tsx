import styles from './Blaze.module.css';

/** An upright mark in a college's own paint, for lists. Hue in degrees. */
export function PaintBlaze({ hue }: { hue: number }) {
	return <span className={styles.blaze} {...paint(hue)} />;
}

/** The attributes that give an element a college's paint; every tone follows from the hue in degrees. */
export function paint(hue: number) {
	return { 'data-paint': '', style: { '--hue': hue } as Record<string, number> };
}
