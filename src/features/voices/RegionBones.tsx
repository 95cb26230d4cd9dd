import { regions } from '#domain/states/region.ts';
import { Bones } from '#ui/Bones.tsx';
import { inHue } from '#ui/paint.ts';
import styles from './StudentVoicesScreen.module.css';

/** The five columns while the articles load: the regions are known, their contents are not. */
export function RegionBones() {
	return (
		<div className={styles.regions}>
			{regions.map(({ id, idString, hue }) => (
				<section key={id} className={styles.region} aria-label={idString} {...inHue(hue)}>
					<h2>{idString}</h2>
					<Bones heights={[2, 1.2, 1.2, 2, 1.2]} label={`Loading articles about ${idString}`} />
				</section>
			))}
		</div>
	);
}
