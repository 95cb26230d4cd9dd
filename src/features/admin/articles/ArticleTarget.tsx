import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { type ArticleChange, type EditedArticle, targetFault } from '#domain/articles/article-edit.ts';
import { type Locality, localities } from '#domain/articles/locality.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import field from '#ui/Field.module.css';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import list from '../list/AdminList.module.css';
import styles from './ArticleTarget.module.css';

interface Props {
	article: EditedArticle;
	places: Catalogue;
	onChange: (change: ArticleChange) => Promise<void>;
}

const words: Record<Locality, string> = {
	general: 'Everything',
	state: 'A state',
	subregion: 'A subregion',
	college: 'Colleges',
};

/** An article's subject: a kind of place, and which one; saves at once. */
export function ArticleTarget({ article, places, onChange }: Props) {
	const { article_title: title, locality, locality_id } = article;
	const options =
		locality === 'state'
			? places.states.map(({ state_abbreviation, name }) => ({ id: state_abbreviation, name }))
			: places.subregions.map(({ name }) => ({ id: name, name }));
	return (
		<div className={styles.target}>
			<select
				className={list.select}
				aria-label={`What ${title} is about`}
				value={locality}
				onChange={({ target }) => void onChange({ locality: target.value as Locality })}
			>
				{localities.map((each) => (
					<option key={each} value={each}>
						{words[each]}
					</option>
				))}
			</select>
			{(locality === 'state' || locality === 'subregion') && (
				<select
					className={list.select}
					aria-label={`Which ${locality}: ${title}`}
					value={locality_id}
					onChange={({ target }) => void onChange({ locality_id: target.value })}
				>
					<option value="">Choose one</option>
					{options.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			)}
			{locality === 'college' && <CollegeIds article={article} places={places} onChange={onChange} />}
			{locality !== 'general' && locality_id === '' && (
				<span className={`${layout.soft} ${layout.small}`}>It won’t show anywhere until you choose.</span>
			)}
		</div>
	);
}

/** An article's colleges by IPEDS id; saves when the field is left. */
function CollegeIds({ article, places, onChange }: Props) {
	const [fault, setFault] = useState<string>();
	const save = async (typed: string) => {
		const ids = typed
			.split(',')
			.map((id) => id.trim())
			.filter(Boolean)
			.join(',');
		if (ids === article.locality_id) return setFault(undefined);
		const known = new Set(places.colleges.map(({ ipeds_id }) => String(ipeds_id)));
		const wrong = targetFault('college', ids, { states: new Set(), subregions: new Set(), colleges: known });
		setFault(wrong);
		if (!wrong) await onChange({ locality_id: ids });
	};
	const names = article.locality_id
		.split(',')
		.map((id) => places.colleges.find(({ ipeds_id }) => String(ipeds_id) === id.trim())?.name)
		.filter(Boolean);
	return (
		<>
			<input
				className={field.input}
				aria-label={`IPEDS ids of the colleges: ${article.article_title}`}
				aria-invalid={fault ? true : undefined}
				defaultValue={article.locality_id}
				placeholder="164924, 166027"
				onBlur={({ target }) => void save(target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') void save(event.currentTarget.value);
				}}
			/>
			{fault ? (
				<span className={field.error} role="alert">
					<Icon of={CircleX} />
					{fault}
				</span>
			) : (
				<span className={`${layout.soft} ${layout.small}`}>{names.join(', ')}</span>
			)}
		</>
	);
}
