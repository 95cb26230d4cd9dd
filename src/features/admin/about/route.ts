import { readContributors, readTexts } from '#api/admin-site.ts';

export { AboutManagerScreen as Component } from './AboutManagerScreen.tsx';

export async function loader() {
	const [texts, contributors] = await Promise.all([readTexts(), readContributors()]);
	return { title: 'About Manager', texts, contributors };
}
