import { HeartHandshake } from 'lucide-react';
import { readIsland } from '#content/island.ts';
import { Banner } from '#ui/Banner.tsx';

/** The site-wide banner; off unless the server is told words for it. */
export function SiteBanner() {
	const words = readIsland()?.banner;
	return words ? <Banner icon={HeartHandshake}>{words}</Banner> : null;
}
