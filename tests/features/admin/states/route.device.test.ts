import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { loader } from '#features/admin/states/route.ts';

vi.mock('#features/admin/states/StateEditorScreen.tsx', () => ({ StateEditorScreen: () => null }));

const at = (address: string) =>
	loader({ request: new Request(`https://tours.example${address}`) } as unknown as LoaderFunctionArgs);

test.each(['state_not_found', 'bad_query'])(
	'an address that names no state, %s, leads to Page Not Found',
	async (code) => {
		vi.stubGlobal('location', new URL('https://tours.example/admin/state?fips=99'));
		vi.spyOn(console, 'error').mockReturnValue();
		vi.stubGlobal('fetch', async (url: string) =>
			url.includes('fips') ? Response.json({ code }, { status: 404 }) : Response.json([]),
		);
		const led = await at('/admin/state?fips=99').catch((thrown: unknown) => thrown);
		expect(led).toMatchObject({ status: 302 });
		expect((led as Response).headers.get('Location')).toBe('/404');
	},
);
