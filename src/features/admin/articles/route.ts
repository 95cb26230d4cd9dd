import { readArticles, readBlogState } from '#api/admin-articles.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import type { ArticlesView } from './ArticlesScreen.tsx';

export { ArticlesScreen as Component } from './ArticlesScreen.tsx';

export async function loader(): Promise<ArticlesView & { title: string }> {
	const [articles, blog, places] = await Promise.all([readArticles(), readBlogState(), loadCatalogue()]);
	return { title: 'Article Manager', articles, blog, places };
}
