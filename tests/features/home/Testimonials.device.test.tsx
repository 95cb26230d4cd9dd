import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteContent } from '#domain/site/site-content.ts';
import { Testimonials } from '#features/home/Testimonials.tsx';

const site = vi.hoisted((): { texts: SiteContent[] } => ({ texts: [] }));
vi.mock('#content/use-site-texts.ts', () => ({ useSiteTexts: () => site.texts }));
vi.mock('#sheet/ContourArt.tsx', () => ({ ContourArt: () => null }));

beforeEach(() => {
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** The home page's quotes, when its messages have these texts. */
function shown(...htmls: string[]): string {
	site.texts = htmls.map((html, at) => ({ name: `message_${at}`, html, is_sample: true }));
	return renderToStaticMarkup(<Testimonials />);
}

test('a message that an editor has emptied is no quote, and with none left there is no section', () => {
	expect(shown('<p>It rained.</p>', '', '<p>&nbsp;</p>').match(/<blockquote/g)).toHaveLength(1);
	expect(shown('', '<p><br></p>')).toBe('');
});
