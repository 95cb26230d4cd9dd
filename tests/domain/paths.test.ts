import { expect, test } from 'vitest';
import { SERVED } from '#domain/not-pages.ts';
import { pageOfPath, pageRoutes } from '#domain/pages/page-routes.ts';
import { paths } from '#domain/paths.ts';

/** What goes into an address, if it is not a text. */
const given: Record<string, unknown> = { college: 164924, compare: [164924] };

/** An address of each kind that links name, without those of the server's own routes and of the page for no page. */
const addresses = Object.entries(paths)
	.filter(([name]) => name !== 'notFound' && name !== 'notYet')
	.map(([name, path]: [string, unknown]) =>
		typeof path === 'function' ? String(path(given[name] ?? 'Anna’s 1/2')) : String(path),
	)
	.filter((address) => !new RegExp(SERVED).test(address));

test('every address in a link is that of a page, as its canonical tag spells it', () => {
	const led = addresses.map((address) => {
		const [path = ''] = address.split(/[?#]/);
		return { address, path, found: pageOfPath(path) };
	});
	expect(led.filter(({ path, found }) => found?.canonicalPath !== path)).toEqual([]);
	expect(new Set(led.map(({ found }) => found?.page.template))).toEqual(
		new Set(pageRoutes.map(({ template }) => template)),
	);
});
