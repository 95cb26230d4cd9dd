import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

const site = vi.hoisted(() => ({ facts: undefined as { donations: boolean } | undefined }));
vi.mock('#content/site-facts.ts', () => ({ loadSiteFacts: async () => site.facts }));
vi.mock('#session/session.ts', async (original) => ({
	...(await original<typeof import('#session/session.ts')>()),
	useSession: () => ({ isSignedIn: false, account: null }),
}));
beforeEach(() => vi.resetModules());

test.each([
	['a site with a checkout', { donations: true }, 'Get Full'],
	['a site that nobody has heard of yet', undefined, 'Get Full'],
	['a site that sells nothing', { donations: false }, 'Coming soon'],
])('%s: a locked guide leads to the full plan only if it can be bought', async (_, facts, words) => {
	site.facts = facts;
	const { LockedGuide } = await import('#features/colleges/LockedGuide.tsx');
	const { prelude } = await prerender(
		<MemoryRouter>
			<LockedGuide name="Boston College" />
		</MemoryRouter>,
	);
	const page = await new Response(prelude).text();
	expect(['Get Full', 'Coming soon'].filter((each) => page.includes(each))).toEqual([words]);
});
