import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CollegeView } from '#features/colleges/college-view.ts';
import { FactsCard } from '#features/colleges/FactsCard.tsx';

test.each([
	[new Date(2026, 10, 21, 12).getTime(), 'On this phone, refreshed Nov 21'],
	['saving', 'Saving'],
	[null, 'Not on this phone yet'],
] as const)('of a guide that this phone stored at %s the card says “%s”', (refreshedAt, words) => {
	const college = { ipeds_id: 1, name: 'Yale University', admission_url: null, main_url: null };
	const view = { kind: 'guide', college, refreshedAt } as unknown as CollegeView;
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<FactsCard view={view} isLocked={false} />
		</MemoryRouter>,
	);
	expect(html).toContain(words);
});
