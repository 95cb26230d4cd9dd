import { ClipboardPen, Lock } from 'lucide-react';
import { useState } from 'react';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { cardRows } from '#domain/trips/compared-visits.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { type Rater, raterWords, type VisitCards } from '#domain/trips/visit-cards.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { paint } from '#ui/paint.ts';
import { SideBySide } from '#ui/SideBySide.tsx';
import styles from './Scorecards.module.css';

export interface Visit extends VisitCards {
	stop: Stop;
}

/** One visit: its cards side by side once everyone has rated, until then who is still to rate. */
export function VisitScores({ visit, onRate }: { visit: Visit; onRate: () => void }) {
	const { stop, cards, isSealed, isOpen } = visit;
	const [isUnsealed, unseal] = useState(false);
	const hue = paintHue(Number(stop.place.code));
	const given = cards.filter(({ card }) => card !== null);
	const shown = isOpen ? cards : isSealed && isUnsealed ? given : [];
	return (
		<section className={styles.visit} aria-labelledby={stop.id} {...paint(hue)}>
			<div>
				<h2 id={stop.id}>
					<bdi>{stop.place.name}</bdi>
				</h2>
				<p className={layout.collar}>{whereWords(stop.place)}</p>
			</div>
			{shown.length > 0 && (
				<SideBySide
					label={`Scores for ${stop.place.name}`}
					sides={shown.map(({ rater }) => ({ id: rater, hue, head: <b>{raterWords[rater]}</b> }))}
					rows={cardRows({ cards: shown })}
				/>
			)}
			{isSealed && (
				<p className={styles.sealed}>
					<Icon of={Lock} />
					<span>{sealedWords(visit, isUnsealed)}</span>
				</p>
			)}
			<div className={layout.row}>
				<Button road={!isOpen} kind={isOpen ? 'quiet' : 'plain'} onClick={onRate}>
					<Icon of={ClipboardPen} />
					{isOpen ? 'Change a card' : 'Rate this visit'}
				</Button>
				{isSealed && !isUnsealed && (
					<Button kind="quiet" onClick={() => unseal(true)}>
						Open it now
					</Button>
				)}
			</div>
		</section>
	);
}

/** "Student has rated. It opens once Parent has, too." */
function sealedWords({ cards, missing }: VisitCards, isUnsealed: boolean): string {
	const have = (raters: readonly Rater[]) =>
		`${new Intl.ListFormat('en').format(raters.map((rater) => raterWords[rater]))} ${raters.length === 1 ? 'has' : 'have'}`;
	const given = cards.filter(({ card }) => card !== null).map(({ rater }) => rater);
	if (isUnsealed) return `${have(missing)} not rated yet.`;
	return `${have(given)} rated. ${given.length === 1 ? 'It opens' : 'They open'} once ${have(missing)}, too.`;
}
