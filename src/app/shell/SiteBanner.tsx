import { HeartHandshake } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { catalogueIfKnown, onContentChange } from '#content/catalogue.ts';
import { readIsland } from '#content/island.ts';
import { Banner } from '#ui/Banner.tsx';

/** The site-wide banner; off unless the server was given words for it. */
export function SiteBanner() {
	const words = useSyncExternalStore(onContentChange, bannerWords, () => null);
	return words ? <Banner icon={HeartHandshake}>{words}</Banner> : null;
}

/** The catalogue's words once it has been read; until then, those that came with the document. */
function bannerWords(): string | null {
	const catalogue = catalogueIfKnown();
	return catalogue ? catalogue.banner : (readIsland()?.banner ?? null);
}
