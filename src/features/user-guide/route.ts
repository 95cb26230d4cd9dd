import { islandPage, takeIslandPage } from '#content/island.ts';
import type { SitePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { insistOn } from '#runtime/insist-on.ts';
import type { UserGuideView } from './user-guide-view.ts';

export { UserGuideScreen as Component } from './UserGuideScreen.tsx';

/** The video's address, if any, from the document or as far as known; the page does not wait for it. */
export function loader(): UserGuideView {
	const first = takeIslandPage<SitePage>(paths.userGuide);
	if (first) return { video: first.guide_video };
	const asked = insistOn(() => import('#content/site-facts.ts')).then(({ loadSiteFacts }) => loadSiteFacts());
	const open = asked.then((facts) => facts ?? islandPage<SitePage>(paths.userGuide));
	return { video: open.then((facts) => facts?.guide_video ?? null) };
}
