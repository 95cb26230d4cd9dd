import { ClipboardPen, Lock } from 'lucide-react';
import { capitalized } from '#domain/capitalized.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { cardRows } from '#domain/trips/compared-visits.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { type Rater, raterWords, type VisitCards } from '#domain/trips/visit-cards.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { paint } from '#ui/paint.ts';
import { SideBySide } from '#ui/SideBySide.tsx';
import styles from './Scorecards.module.css';

export interface Visit extends VisitCards {
	stop: Stop;
	/** True if the family has opened the cards before everyone had rated. */
	isUnsealed: boolean;
}

/** True when the cards are to be shown. */
export const isShown = ({ isOpen, isSealed, isUnsealed }: Visit) => isOpen || (isSealed && isUnsealed);

interface Props {
	visit: Visit;
	onRate: () => void;
	onUnseal: () => void;
}

/** One visit: its cards side by side once they are open, until then who has yet to rate. */
export function VisitScores({ visit, onRate, onUnseal }: Props) {
	const { stop, cards, isSealed, isOpen, isUnsealed } = visit;
	const { name, code } = stop.place;
	const hue = paintHue(Number(code));
	const given = cards.filter(({ card }) => card !== null);
	return (
		<section className={styles.visit} aria-labelledby={stop.id} {...paint(hue)}>
			<div>
				<h2 id={stop.id}>
					<bdi>{name}</bdi>
				</h2>
				<p className={layout.collar}>{whereWords(stop.place)}</p>
			</div>
			{isShown(visit) && (
				<SideBySide
					label={`Scores for ${name}`}
					sides={given.map(({ rater }) => ({ id: rater, hue, head: <b>{raterWords[rater]}</b> }))}
					rows={cardRows({ cards: given })}
				/>
			)}
			{isSealed && (
				<p>
					<Badge icon={Lock}>{sealedWords(visit)}</Badge>
				</p>
			)}
			<div className={layout.row}>
				<Button road={!isOpen} kind={isOpen ? 'quiet' : 'plain'} onClick={onRate}>
					<Icon of={ClipboardPen} />
					<span>
						{isOpen ? 'Add or change a card' : 'Rate this visit'}
						<span className={layout.onlyForReaders}>{` to ${name}`}</span>
					</span>
				</Button>
				{isSealed && !isUnsealed && (
					<Button kind="quiet" onClick={onUnseal}>
						Open it now
					</Button>
				)}
			</div>
		</section>
	);
}

const who: Record<Rater, string> = {
	student_card: 'the student',
	parent_card: 'a parent',
	second_parent_card: 'the second parent',
};

/** "The student has rated. It opens once a parent has, too." */
function sealedWords({ cards, missing, isUnsealed }: Visit): string {
	const have = (raters: readonly Rater[]) =>
		`${new Intl.ListFormat('en').format(raters.map((rater) => who[rater]))} ${raters.length === 1 ? 'has' : 'have'}`;
	const given = cards.filter(({ card }) => card !== null).map(({ rater }) => rater);
	if (isUnsealed) return `${capitalized(have(missing))} not rated yet.`;
	return `${capitalized(have(given))} rated. ${given.length === 1 ? 'It opens' : 'They open'} once ${have(missing)}, too.`;
}
