import type { ArticleChange, EditedArticle } from '#domain/articles/article-edit.ts';
import { type Locality, localities } from '#domain/articles/locality.ts';
import field from '#ui/Field.module.css';
import layout from '#ui/layout.module.css';
import styles from './ArticleTarget.module.css';
import { CollegeIds } from './CollegeIds.tsx';
import { localityWords, notShownWords, type TargetPlaces } from './target-words.ts';
import { useTarget } from './use-target.ts';

interface Props {
	article: EditedArticle;
	places: TargetPlaces;
	onChange: (change: ArticleChange) => Promise<EditedArticle | undefined>;
}

/** An article's subject: a kind of place, and which one; saves once both are chosen. */
export function ArticleTarget({ article, places, onChange }: Props) {
	const { target, isSaved, choose, save, watch } = useTarget(article, onChange);
	const { article_title: title, is_enabled } = article;
	const { locality, locality_id: id } = target;
	const isToChoose = locality !== 'general' && id === '';
	// For an article that is switched off, the switch says enough.
	const hint = isToChoose ? toChooseWords(isSaved) : is_enabled && notShownWords(target, places);
	return (
		<div className={styles.target}>
			<select
				className={field.select}
				aria-label={`What ${title} is about`}
				value={locality}
				onChange={(event) => choose(event.target.value as Locality)}
				{...watch}
			>
				{localities.map((each) => (
					<option key={each} value={each}>
						{localityWords[each]}
					</option>
				))}
			</select>
			{(locality === 'state' || locality === 'subregion') && (
				<select
					className={field.select}
					aria-label={`Which ${locality}: ${title}`}
					value={id}
					onChange={(event) => choose(locality, event.target.value)}
					{...watch}
				>
					<option value="">Choose one</option>
					{optionsOf(locality, places).map((option) => (
						<option key={option.id} value={option.id}>
							{option.name}
						</option>
					))}
				</select>
			)}
			{locality === 'college' && (
				<CollegeIds
					title={title}
					places={places}
					ids={id}
					onChange={(ids) => save({ locality, locality_id: ids })}
				/>
			)}
			{hint && <span className={`${layout.soft} ${layout.small}`}>{hint}</span>}
		</div>
	);
}

const toChooseWords = (isSaved: boolean) =>
	isSaved ? 'It won’t show anywhere until you choose.' : 'Nothing changes until you choose.';

function optionsOf(locality: 'state' | 'subregion', { states, subregions }: TargetPlaces) {
	const live = new Set(
		states.flatMap(({ enabled, state_abbreviation }) => (enabled ? state_abbreviation : [])),
	);
	const namedOf = (id: string, name: string, state: string) => ({
		id,
		name: live.has(state) ? `${name}, live` : name,
	});
	return locality === 'state'
		? states.map(({ state_abbreviation: code, name }) => namedOf(code, name, code))
		: subregions.map(({ name, state }) => namedOf(name, name, state));
}
