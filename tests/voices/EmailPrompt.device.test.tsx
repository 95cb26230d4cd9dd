import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aDevice } from '../content/a-device.ts';

test.each([true, false])('the popup promises an email only where emails are sent: %s', async (mailLeaves) => {
	const device = await aDevice({ signIn: { mailLeaves } });
	const { refreshCatalogue } = await device.start();
	await refreshCatalogue();
	const { GuidePrompt } = await import('#voices/GuidePrompt.tsx');
	const { prelude } = await prerender(
		<MemoryRouter>
			<GuidePrompt ipedsId={164924} />
		</MemoryRouter>,
	);
	const page = await new Response(prelude).text();
	expect(page).toContain('Tell us your first name and email, and we won’t ask again');
	expect(page.includes('We’ll send one email')).toBe(mailLeaves);
});
