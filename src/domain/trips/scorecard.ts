/** What a visit is rated on, here and on the printed sheet, in this order. */
export const scoreQuestions = {
	campus: 'Campus',
	classes: 'Classes',
	people: 'People',
	town: 'Town',
} as const;
export type ScoreQuestion = keyof typeof scoreQuestions;
export const scoreQuestionIds = Object.keys(scoreQuestions) as ScoreQuestion[];

/** From 1, not for me, to 5, love it. */
export const scores = [1, 2, 3, 4, 5] as const;
export type Score = (typeof scores)[number];

/** What one person thought of a campus: a score for each question, null where skipped, and a few words. */
export interface Scorecard extends Record<ScoreQuestion, Score | null> {
	words: string;
}

/** Characters of a card’s words: a thought or two, said on the way to the car. */
export const LONGEST_SCORE_WORDS = 280;

const SKIPPED = '-';
const CARD = new RegExp(
	`^([1-5${SKIPPED}]{${scoreQuestionIds.length}})(?: ([^]{1,${LONGEST_SCORE_WORDS}}))?$`,
);

export const blankCard: Scorecard = { campus: null, classes: null, people: null, town: null, words: '' };

/**
 * Writes a card as its cell's text: its scores in the order of the questions, "-" for a skipped one, then a space and
 * its words, "45-3 Loved the library". Null when it says nothing. Words keep the spaces around them.
 */
export function scorecardText({ words, ...said }: Scorecard): string | null {
	const row = scoreQuestionIds.map((question) => said[question] ?? SKIPPED);
	if (words.trim() === '' && row.every((score) => score === SKIPPED)) return null;
	return [row.join(''), words].filter(Boolean).join(' ');
}

/** Reads what `scorecardText` wrote; null for anything else, and for a card that says nothing. */
export function readScorecard(text: string): Scorecard | null {
	const [, row = '', words = ''] = CARD.exec(text) ?? [];
	const said = [...row].map((score) => scores.find((each) => String(each) === score) ?? null);
	const card = { ...blankCard, words };
	for (const [at, question] of scoreQuestionIds.entries()) card[question] = said[at] ?? null;
	return words.trim() === '' && averageScore(card) === null ? null : card;
}

/** A card in words: "Campus 4, Town 3. Loved the library". */
export function scorecardWords(card: Scorecard): string {
	const given = scoreQuestionIds.filter((question) => card[question] !== null);
	const said = given.map((question) => `${scoreQuestions[question]} ${card[question]}`).join(', ');
	return [said, card.words].filter(Boolean).join('. ');
}

/** Returns the mean of a card’s scores, 1 to 5; null without any. */
export function averageScore(card: Scorecard): number | null {
	const given = scoreQuestionIds.flatMap((question) => card[question] ?? []);
	return given.length === 0 ? null : given.reduce<number>((sum, score) => sum + score, 0) / given.length;
}
