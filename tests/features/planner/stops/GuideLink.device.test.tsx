import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aDevice } from '../../../content/a-device.ts';

/** The link to Boston College's guide as it is drawn first, and whether drawing it failed. */
async function drawn() {
	const { GuideLink } = await import('#features/planner/stops/GuideLink.tsx');
	const onError = vi.fn();
	const { prelude } = await prerender(
		<MemoryRouter>
			<GuideLink code="164924" name="Boston College" />
		</MemoryRouter>,
		{ onError },
	);
	return { page: await new Response(prelude).text(), failures: onError.mock.calls };
}

test('a college leads to its guide once the lists are here; until then a tap on it breaks nothing', async () => {
	const device = await aDevice();
	device.hasAppFiles = false;
	await device.start();
	expect(await drawn()).toEqual({ page: '', failures: [] });
	device.hasAppFiles = true;
	const { loadCatalogue } = await device.start();
	await loadCatalogue();
	expect((await drawn()).page).toContain('aria-label="Open the guide to Boston College"');
});
