import { insistOn } from '#ui/insist-on.ts';
import type { UserGuideView } from './user-guide-view.ts';

export { UserGuideScreen as Component } from './UserGuideScreen.tsx';

/** Whether there is a video, as far as can be known; the page does not wait for it. */
export function loader(): UserGuideView {
	return {
		video: insistOn(() => import('#content/guide-video.ts')).then(({ loadGuideVideo }) => loadGuideVideo()),
	};
}
