import { paintHue } from '#domain/colleges/paint-hue.ts';
import type { ImageCredit } from '#domain/images/image-credit.ts';
import { degreesMinutesSeconds } from '#domain/sheet/collar.ts';
import { PictureCredit } from '#ui/PictureCredit.tsx';
import { paint } from '#ui/paint.ts';
import { usePicture } from '#ui/use-picture.ts';
import styles from './CampusHero.module.css';
import { type Campus, CampusSheet } from './CampusSheet.tsx';

interface Pictured {
	city: string;
	image?: string | null;
	image_credit?: ImageCredit | undefined;
}

/**
 * The sheet across the head of a college's guide, with its neatline and collar lettering. Only the format that fits the
 * window is ever drawn. An editor's picture, if set, replaces the sheet wherever it can be shown.
 */
export function CampusHero({ college }: { college: Campus & Pictured }) {
	const { city, image_credit, lat, long } = college;
	const { src, onError } = usePicture(college.image ?? null);
	return (
		<>
			<div className={styles.hero} aria-hidden="true" {...paint(paintHue(college.ipeds_id))}>
				{src ? (
					<img className={styles.picture} src={src} alt="" onError={onError} />
				) : (
					<>
						<div className={styles.narrow}>
							<CampusSheet college={college} size="hero-phone" />
						</div>
						<div className={styles.wide}>
							<CampusSheet college={college} size="hero" />
						</div>
						<div className={styles.corners}>
							<span>{degreesMinutesSeconds(lat, ['N', 'S'])}</span>
							<span>{degreesMinutesSeconds(long, ['E', 'W'])}</span>
						</div>
						<span className={styles.name}>{city} sheet</span>
					</>
				)}
			</div>
			{src && image_credit && (
				<div className={styles.credit}>
					<PictureCredit credit={image_credit} />
				</div>
			)}
		</>
	);
}
