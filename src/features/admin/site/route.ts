import { readSiteForm, readTexts } from '#api/admin-site.ts';

export { SiteScreen as Component } from './SiteScreen.tsx';

export async function loader() {
	const [form, texts] = await Promise.all([readSiteForm(), readTexts()]);
	return { title: 'Site', form, texts };
}
