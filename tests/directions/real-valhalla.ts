import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Instead, sendJson } from '../server/directions/an-osrm.ts';
import { osmFile } from './osm-file.ts';
import { Actor, getConfig, valhallaFolder } from './packages/index.mjs';
import { mapFile } from './small-map.ts';

interface Location {
	lat: number;
	lon: number;
}

/** Valhalla on the small map behind OSRM's addresses, with a key before it; `instead` answers in its place. */
export async function startValhalla(folder: string, key: string) {
	const actor = await buildMap(folder);
	const facade = { instead: (() => false) as Instead, asked: 0, url: '', close: () => undefined as unknown };
	const server = createServer((request, answer) => {
		facade.asked += 1;
		if (facade.instead(request, answer)) return;
		if (request.headers.authorization !== `Bearer ${key}`) return sendJson(answer, 401, { message: 'no' });
		void answerBy(actor, new URL(request.url ?? '', 'http://facade'), answer);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	facade.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	facade.close = () => {
		server.closeAllConnections();
		return new Promise((resolve) => server.close(resolve));
	};
	return facade;
}

async function buildMap(folder: string): Promise<Actor> {
	const config = await getConfig({ tileDir: join(folder, 'tiles'), tileExtract: '' });
	config.mjolnir.concurrency = 1;
	const [configFile, mapPath] = [join(folder, 'valhalla.json'), join(folder, 'map.osm.pbf')];
	writeFileSync(configFile, JSON.stringify(config));
	writeFileSync(mapPath, osmFile(mapFile.nodes, mapFile.ways));
	const tool = join(valhallaFolder, process.platform, process.arch, 'valhalla_build_tiles');
	const built = spawnSync(tool, ['-c', configFile, mapPath], { cwd: folder, encoding: 'utf8' });
	if (built.status !== 0) throw new Error(`Valhalla could not read the map.\n${built.error ?? built.stderr}`);
	return new Actor(config);
}

/** OSRM's two questions in Valhalla's words; its answers are in OSRM's already. */
async function answerBy(actor: Actor, { pathname, searchParams }: URL, answer: ServerResponse) {
	const [, which, places = ''] = /^\/(route|table)\/v1\/driving\/(.+)$/.exec(pathname) ?? [];
	const locations = places.split(';').map((place): Location => {
		const [lon = 0, lat = 0] = place.split(',').map(Number);
		return { lat, lon };
	});
	const asOsrm = { costing: 'auto', format: 'osrm' };
	try {
		if (which === 'table') return sendJson(answer, 200, await tableBy(actor, locations));
		if (searchParams.get('geometries') !== 'polyline6') throw new Error('other geometries');
		return sendJson(answer, 200, await actor.route({ locations, ...asOsrm }));
	} catch (error) {
		const isOffMap = String(error).includes('No suitable edges');
		return sendJson(answer, 400, { code: isOffMap ? 'NoSegment' : 'NoRoute', message: String(error) });
	}
}

/** OSRM leaves out the pairs that no road joins, where Valhalla gives up; a place off the map spoils the table of both. */
async function tableBy(actor: Actor, locations: Location[]) {
	const ask = (sources: Location[], targets: Location[]) =>
		actor.matrix({ sources, targets, costing: 'auto', format: 'osrm' });
	const figures = await Promise.all(
		locations.map((from) =>
			Promise.all(
				locations.map((to) =>
					ask([from], [to]).catch((error: unknown) => {
						if (String(error).includes('unconnected')) return null;
						throw error;
					}),
				),
			),
		),
	);
	const rows = (of: 'durations' | 'distances') =>
		figures.map((row) => row.map((each) => each?.[of][0]?.[0] ?? null));
	const sources = figures.map((row, at) => row[at]?.sources[0]);
	return { code: 'Ok', durations: rows('durations'), distances: rows('distances'), sources };
}
