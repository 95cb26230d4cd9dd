import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Plans } from '#billing/Plans.tsx';

vi.mock('#session/session.ts', async (original) => ({
	...(await original<typeof import('#session/session.ts')>()),
	useSession: () => ({ isSignedIn: false, account: null }),
}));

const plans = (isSold?: boolean, address = '/account') =>
	renderToStaticMarkup(
		<MemoryRouter initialEntries={[address]}>
			<Plans {...(isSold !== undefined && { isSold })} />
		</MemoryRouter>,
	);

test.each([
	['sells it', true],
	['leads to where it is sold', undefined],
])('a button that %s stands under words that the full plan renews by itself', (_, isSold) => {
	expect(plans(isSold)).toMatch(
		/>It renews automatically until you cancel it\. The checkout shows how often\.<.*Get Full/,
	);
});

test('where nothing is sold, nothing renews', () => {
	expect(plans(false)).not.toContain('renews');
});

test('a visitor who reads the plans at a guide comes back to it with an account', () => {
	expect(plans(undefined, '/college/170976?from=search')).toMatch(
		/href="\/sign-in\?return=%2Fcollege%2F170976%3Ffrom%3Dsearch"[^>]*>Sign in or create an account</,
	);
});
