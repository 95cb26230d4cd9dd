import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aDevice } from '../../content/a-device.ts';

async function footerOf(options: Parameters<typeof aDevice>[0]) {
	const device = await aDevice(options);
	const page = await device.start();
	const { Footer } = await import('#app/shell/Footer.tsx');
	const render = async () => {
		const { prelude } = await prerender(
			<MemoryRouter>
				<Footer />
			</MemoryRouter>,
		);
		return new Response(prelude).text();
	};
	return { ...page, render };
}

test('a site that sends emails asks for an address, once the device has heard so', async () => {
	const { refreshCatalogue, render } = await footerOf({});
	expect(await render()).not.toContain('Newsletter');
	await refreshCatalogue();
	expect(await render()).toContain('Newsletter');
});

test('a site that sends no mail has no form for a newsletter: nobody could confirm it', async () => {
	const { refreshCatalogue, render } = await footerOf({ signIn: { mailLeaves: false } });
	await refreshCatalogue();
	const page = await render();
	expect(page).toContain('College Guides');
	expect(page).not.toContain('Newsletter');
});
