import type { College } from '#domain/colleges/college.ts';
import { type ComparedCell, type ComparedFact, compareColleges } from '#domain/colleges/comparison.ts';
import { averageScore, type Scorecard, scoreQuestionIds, scoreQuestions, scores } from './scorecard.ts';
import { type Rater, raters, raterWords, type VisitCards } from './visit-cards.ts';

/** Returns what each family member thought of one visit, a cell for each card, in their order. */
export function cardRows({ cards }: Pick<VisitCards, 'cards'>): ComparedFact[] {
	const row = (label: string, cellOf: (card: Scorecard) => ComparedCell) => ({
		label,
		cells: cards.map(({ card }) => (card ? cellOf(card) : none)),
	});
	return [
		...scoreQuestionIds.map((question) =>
			row(scoreQuestions[question], ({ [question]: score }) => scoreCell(score)),
		),
		row('In words', ({ words }) =>
			words.trim() ? { ...none, words: `“${words}”`, isMissing: false } : none,
		),
	];
}

/** A visit to compare; without a college there is no guide, and so no facts on the device. */
export interface ComparedVisit extends Pick<VisitCards, 'cards'> {
	college: College | undefined;
}

/** Compares visits side by side: the average of each person's scores, then the facts in the guides. */
export function compareVisits(visits: readonly ComparedVisit[]): ComparedFact[] {
	const cardOf = ({ cards }: ComparedVisit, rater: Rater) =>
		cards.find((each) => each.rater === rater)?.card ?? null;
	const scoreRows = raters
		.filter((rater) => visits.some((visit) => cardOf(visit, rater)))
		.map((rater) => ({
			label: `${raterWords[rater]}’s average`,
			cells: visits.map((visit) => {
				const card = cardOf(visit, rater);
				return scoreCell(card && averageScore(card));
			}),
		}));
	const known = visits.flatMap(({ college }) => college ?? []);
	// Without any guide, all facts would be missing.
	const factRows = (known.length > 0 ? compareColleges(known) : []).map(({ label, cells }) => ({
		label,
		cells: visits.map(({ college }) => cells[college ? known.indexOf(college) : -1] ?? none),
	}));
	return [...scoreRows, ...factRows];
}

const none: ComparedCell = { words: '–', span: null, isMissing: true };

function scoreCell(score: number | null): ComparedCell {
	if (score === null) return none;
	const words = Number.isInteger(score) ? String(score) : score.toFixed(1);
	return { words, span: { from: 0, to: score / scores.length }, isMissing: false };
}
