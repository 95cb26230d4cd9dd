import { TriangleAlert } from 'lucide-react';
import {
	LONGEST_SCORE_WORDS,
	type Scorecard,
	scoreQuestionIds,
	scoreQuestions,
	scores,
} from '#domain/trips/scorecard.ts';
import { raters, raterWords } from '#domain/trips/visit-cards.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips, ToggleChip } from '#ui/Chip.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { GoneBanner } from '../stops/GoneBanner.tsx';
import styles from './Scorecards.module.css';
import { type Rated, useCardsForm } from './use-cards-form.ts';

/**
 * The cards of one visit, each filled in by its own person. However it closes, the input is set, and Undo reverts it;
 * input left when the page is left waits for the form in this tab.
 */
export function RateDialog({ onClose, ...rated }: Rated & { onClose: () => void }) {
	const { name, gone, rater, choose, isSealed, card, change, set } = useCardsForm(rated);
	const close = () => {
		onClose();
		set();
	};
	return (
		<Dialog title={`Rate ${name}`} onClose={close}>
			{gone === 'stop' && (
				<GoneBanner name={name}>A card you fill in stays with it, in case it comes back.</GoneBanner>
			)}
			{gone === 'trip' && (
				<Banner icon={TriangleAlert} tone="warn" live="status">
					<strong>Another tab has taken this trip.</strong> What you typed waits for it.
				</Banner>
			)}
			<Chips label="Who is rating" wraps>
				{raters.map((each) => (
					<ToggleChip key={each} pressed={each === rater} onToggle={() => choose(each)}>
						{raterWords[each]}
					</ToggleChip>
				))}
			</Chips>
			<p>1 is not for me, 5 is love it. Skip what you didn’t see.</p>
			<p role="status" className={styles.status}>
				{isSealed && 'You have rated this visit. A new card takes the place of the old one.'}
			</p>
			<Questions card={card} change={change} />
			<div className={styles.words}>
				<TextArea
					label="In a few words"
					dir="auto"
					rows={2}
					maxLength={LONGEST_SCORE_WORDS}
					value={card.words}
					onChange={({ target }) => change({ words: target.value })}
				/>
			</div>
			<DialogAnswers>
				<Button kind="go" onClick={close}>
					Done
				</Button>
			</DialogAnswers>
		</Dialog>
	);
}

function Questions({ card, change }: { card: Scorecard; change: (over: Partial<Scorecard>) => void }) {
	return (
		<div className={styles.questions}>
			{scoreQuestionIds.map((question) => (
				<div key={question} role="group" aria-label={scoreQuestions[question]} className={styles.question}>
					<span aria-hidden="true">{scoreQuestions[question]}</span>
					{scores.map((score) => (
						<ToggleChip
							key={score}
							pressed={card[question] === score}
							onToggle={(isOn) => change({ [question]: isOn ? score : null })}
						>
							{score}
						</ToggleChip>
					))}
				</div>
			))}
		</div>
	);
}
