import { Lightbulb } from 'lucide-react';
import type { Guide } from '#domain/colleges/college.ts';
import { guideParts } from '#domain/pages/guide-parts.ts';
import { paths } from '#domain/paths.ts';
import type { Place } from '#domain/places/place.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { Features } from './Features.tsx';
import { GuideColumn } from './GuideColumn.tsx';
import styles from './GuideTexts.module.css';
import type { PlaceChoice } from './PlaceRow.tsx';

/** Stay, Eat and Do, and the place's special features. */
export function GuideTexts({
	guide,
	places,
	choice,
}: {
	guide: Guide;
	places: Place[];
	choice: PlaceChoice;
}) {
	return (
		<>
			{guide.is_starter && (
				<Banner icon={Lightbulb}>
					<strong>Starter guide: check before you go.</strong> Hours and prices change; call ahead.
				</Banner>
			)}
			<div className={styles.columns}>
				{guideParts(guide, places).map((part) => (
					<GuideColumn key={part.title} part={part} choice={choice} />
				))}
			</div>
			<Features guide={guide} />
			<p className={styles.send}>
				<Link to={paths.contactAbout(`Favorite places near ${guide.name}`)}>
					Send us your favorite places
				</Link>
			</p>
		</>
	);
}
