import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Hero } from '#features/home/Hero.tsx';
import { loader } from '#features/home/route.ts';
import { aCatalogue, aCollege } from '../../server/a-catalogue.ts';

const open = aCollege({ ipeds_id: 170976, name: 'University of Michigan' });
const closed = aCollege({ ipeds_id: 164924, enabled: false });
const catalogue = aCatalogue({ colleges: [closed, open] });
vi.mock('#content/catalogue.ts', () => ({ loadCatalogue: async () => catalogue }));
vi.mock('#content/island.ts', () => ({ takeIslandPage: () => null }));

const heroOf = (page: Awaited<ReturnType<typeof loader>>) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<Hero {...page} />
		</MemoryRouter>,
	);

test('a page drawn on this device leaves out the campuses that are not open, like the server', async () => {
	const page = await loader();
	expect(page.colleges.map(({ ipeds_id }) => ipeds_id)).toEqual([170976]);
});

test('the sign’s example is the first guide that is open; with none there is no example', async () => {
	const page = await loader();
	expect(heroOf(page)).toMatch(/href="\/college\/170976"[^>]*>See a guide: University of Michigan</);
	expect(heroOf({ ...page, colleges: [] })).not.toContain('See a guide');
});
