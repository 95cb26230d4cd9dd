import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ArticleChange, BlogState, EditedArticle } from '#domain/articles/article-edit.ts';
import { Empty } from '#ui/Empty.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { labels } from '../field-labels.ts';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/list-column.ts';
import { ArticleTarget } from './ArticleTarget.tsx';
import { articleSaves } from './article-writes.ts';
import { BlogPart } from './BlogPart.tsx';
import { type TargetPlaces, targetWords } from './target-words.ts';

interface ArticlesView {
	articles: EditedArticle[];
	blog: BlogState;
	places: TargetPlaces;
}

/** Every article, with its subject and visibility. Each field saves as soon as it changes. */
export function ArticlesScreen() {
	const { articles: first, blog, places } = useLoaderData<ArticlesView>();
	const [articles, setArticles] = useState(first);
	const [saveArticle] = useState(articleSaves);
	const save = async (article: EditedArticle, change: ArticleChange) => {
		const changed = await saveArticle(article, change);
		if (changed) setArticles((before) => before.map((each) => (each.id === changed.id ? changed : each)));
		return changed;
	};
	const columns: ListColumn<EditedArticle>[] = [
		{ label: 'Article', value: ({ article_title }) => article_title, cell: titleCell },
		{ label: 'Published', at: ({ published }) => published },
		{
			label: labels.article.locality,
			value: ({ locality, locality_id }) => (locality_id ? `${locality} ${locality_id}` : locality),
			sought: (article) => targetWords(article, places),
			cell: (article) => (
				<ArticleTarget article={article} places={places} onChange={(change) => save(article, change)} />
			),
		},
		{
			label: labels.article.is_enabled,
			value: ({ is_enabled }) => is_enabled,
			cell: (article) => (
				<EnabledSwitch article={article} onTurn={(is_enabled) => save(article, { is_enabled })} />
			),
		},
	];
	return (
		<>
			<h1>Article Manager</h1>
			<BlogPart first={blog} onRead={setArticles} />
			<AdminList
				of="articles"
				rows={articles}
				columns={columns}
				keyOf={({ id }) => id}
				whenEmpty={
					<Empty title="No articles yet" heading="h2">
						<p>Blog posts show up here once the blog has been read.</p>
					</Empty>
				}
			/>
		</>
	);
}

function EnabledSwitch({
	article,
	onTurn,
}: {
	article: EditedArticle;
	onTurn: (isOn: boolean) => Promise<unknown>;
}) {
	const { isBusy, busyWith } = useBusy();
	return (
		<Switch
			label={article.vanished ? 'No longer on the blog' : labels.article.is_enabled}
			aria-label={`${article.article_title} is enabled`}
			checked={article.is_enabled}
			disabled={isBusy}
			onChange={({ target }) => void busyWith(() => onTurn(target.checked))}
		/>
	);
}

const titleCell = ({ article_title, URL, wordpress_id }: EditedArticle) =>
	wordpress_id === null ? (
		<a href={URL}>{article_title}</a>
	) : (
		<a href={URL} target="_blank" rel="noopener noreferrer">
			{article_title}
		</a>
	);
