import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Component as TermsScreen } from '#features/legal/TermsScreen.tsx';

test('wherever the terms say what the full plan costs, they say that it renews by itself', () => {
	const terms = renderToStaticMarkup(
		<MemoryRouter>
			<TermsScreen />
		</MemoryRouter>,
	);
	const renews = terms.split('It renews automatically until you cancel it. The checkout shows how often.');
	expect(renews).toHaveLength(3);
	expect(renews[0]).toMatch(/The full plan, \$25 per user, [^<]*$/);
	expect(renews[1]).toMatch(/The full plan costs what the checkout says before you pay\. $/);
});
