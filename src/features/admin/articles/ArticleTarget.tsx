import type { ArticleChange, EditedArticle } from '#domain/articles/article-edit.ts';
import { type Locality, localities } from '#domain/articles/locality.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import layout from '#ui/layout.module.css';
import list from '../list/AdminList.module.css';
import styles from './ArticleTarget.module.css';
import { CollegeIds } from './CollegeIds.tsx';
import { localityWords } from './target-words.ts';
import { useTarget } from './use-target.ts';

interface Props {
	article: EditedArticle;
	places: Catalogue;
	onChange: (change: ArticleChange) => Promise<EditedArticle | undefined>;
}

/** An article's subject: a kind of place, and which one; saves once both are chosen. */
export function ArticleTarget({ article, places, onChange }: Props) {
	const { target, isSaved, choose, save, watch } = useTarget(article, onChange);
	const { article_title: title } = article;
	const { locality, locality_id: id } = target;
	return (
		<div className={styles.target}>
			<select
				className={list.select}
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
					className={list.select}
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
					{...{ title, places, ids: id }}
					onChange={(ids) => save({ locality, locality_id: ids })}
				/>
			)}
			{locality !== 'general' && id === '' && (
				<span className={`${layout.soft} ${layout.small}`}>
					{isSaved ? 'It won’t show anywhere until you choose.' : 'Nothing changes until you choose.'}
				</span>
			)}
		</div>
	);
}

const optionsOf = (locality: 'state' | 'subregion', { states, subregions }: Catalogue) =>
	locality === 'state'
		? states.map(({ state_abbreviation, name }) => ({ id: state_abbreviation, name }))
		: subregions.map(({ name }) => ({ id: name, name }));
