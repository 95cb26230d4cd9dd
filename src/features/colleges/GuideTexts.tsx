import { Lightbulb } from 'lucide-react';
import type { Guide } from '#domain/colleges/college.ts';
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
	const ofType = (type: Place['type']) => places.filter((place) => place.type === type);
	return (
		<>
			{guide.is_starter && (
				<Banner icon={Lightbulb}>
					<strong>Starter guide: check before you go.</strong> Hours and prices change; call ahead.
				</Banner>
			)}
			<div className={styles.columns}>
				<GuideColumn title="Stay" html={guide.stay_html} places={ofType('hotel')} choice={choice} />
				<GuideColumn title="Eat" html={guide.eat_html} places={ofType('restaurant')} choice={choice} />
				<GuideColumn title="Do" html={guide.do_html} places={ofType('poi')} choice={choice} />
			</div>
			<Features guide={guide} />
			<p>
				<Link to={`${paths.contact}?subject=${encodeURIComponent(`Favorite places near ${guide.name}`)}`}>
					Send us your favorite places
				</Link>
			</p>
		</>
	);
}
