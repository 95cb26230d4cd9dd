import { useMemo } from 'react';
import { useSiteTexts } from '#content/use-site-texts.ts';
import { isMessage, type SiteContent } from '#domain/site/site-content.ts';

/** The messages among the site's texts, sorted by name; null until they have been read from this device. */
export function useSiteMessages(): SiteContent[] | null {
	const texts = useSiteTexts();
	return useMemo(() => texts?.filter(isMessage) ?? null, [texts]);
}
