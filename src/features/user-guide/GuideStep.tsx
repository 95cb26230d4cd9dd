import { Link } from '#ui/Link.tsx';
import type { Step } from './steps.ts';
import styles from './UserGuideScreen.module.css';

/** The pictures' own size in pixels: a phone's screen, shown at about two thirds of it. */
const PICTURE = { width: 390, height: 844 } as const;

/** One step: its number and words, and the phone's screen next to them. The first two are visible at once. */
export function GuideStep({ step, index }: { step: Step; index: number }) {
	const { title, words, picture, to, link } = step;
	return (
		<li className={styles.step}>
			<div className={styles.words}>
				<p className={styles.number}>{`Step ${index + 1}`}</p>
				<h2>{title}</h2>
				{words.map((each) => (
					<p key={each}>{each}</p>
				))}
				<Link to={to} className={styles.way}>
					{link}
				</Link>
			</div>
			<picture className={styles.phone}>
				<source media="screen and (prefers-color-scheme: dark)" srcSet={picture.dark} />
				<img
					src={picture.light}
					alt={picture.alt}
					{...PICTURE}
					loading={index < 2 ? 'eager' : 'lazy'}
					decoding="async"
				/>
			</picture>
		</li>
	);
}
