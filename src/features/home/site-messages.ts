import { useMemo } from 'react';
import { useSiteTexts } from '#content/use-site-texts.ts';
import { isMessage, type SiteContent } from '#domain/site/site-content.ts';

/** The messages among the site's texts, in the order of their names; null until they are read from this device. */
export function useSiteMessages(): SiteContent[] | null {
	const texts = useSiteTexts();
	return useMemo(() => texts?.filter(isMessage) ?? null, [texts]);
}
