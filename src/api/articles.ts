/** The paths of the student articles. */
export const articlePaths = {
	list: '/public/wordpress',
	article: (id: string) => `/public/wordpress/article?id=${encodeURIComponent(id)}`,
	articles: (ids: readonly string[]) =>
		`/public/wordpress/articles?ids=${ids.map(encodeURIComponent).join(',')}`,
};
