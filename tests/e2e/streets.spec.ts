import { aTileServer } from './a-tile-server.ts';
import { expect, test } from './fixture.ts';

test('a guide’s map shows the streets around its campus, and only this site is asked for them', async ({
	page,
	serve,
	atEnd,
}) => {
	const tiles = await aTileServer();
	atEnd(tiles.close);
	const server = await serve({ environment: { MAP_STYLE_URL: tiles.styleUrl } });
	const hosts = new Set<string>();
	page.on('request', (request) => {
		const { protocol, host } = new URL(request.url());
		// The map's worker reads the ground from the page itself.
		if (protocol !== 'blob:') hosts.add(host);
	});
	await page.goto(`${server.url}/college/164924`);
	const map = page.getByRole('region', { name: /map/i }).first();
	const tile = page.waitForResponse(
		(answer) => /\/api\/public\/street-map\/\d+\/\d+\/\d+$/.test(answer.url()) && answer.status() === 200,
	);
	await map.hover();
	await tile;
	await expect(map).toContainText('© OpenStreetMap contributors, © OpenMapTiles');
	expect([...hosts]).toEqual([new URL(server.url).host]);
});
