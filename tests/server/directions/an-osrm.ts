import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MILES_PER_METER, milesBetween, type Point } from '#domain/geo.ts';
import { encodeLine } from '#domain/roads/road-drives.ts';

/** Answers in place of OSRM; gives false to leave it to it. */
export type Instead = (request: IncomingMessage, answer: ServerResponse) => boolean;

/** Beyond this longitude lies an island that no road leads to. */
const WEST_COAST = -130;
const METERS_A_SECOND = 25;

/** A service on this machine that answers as OSRM 5 does; `tests/directions` holds the server against real Valhalla. */
export async function anOsrm() {
	const osrm = {
		asked: [] as string[],
		keys: [] as (string | undefined)[],
		instead: (() => false) as Instead,
	};
	const server = createServer((request, answer) => {
		osrm.asked.push(request.url ?? '');
		osrm.keys.push(request.headers.authorization);
		if (!osrm.instead(request, answer)) answerAsOsrm(request.url ?? '', answer);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const close = () => {
		server.closeAllConnections();
		return new Promise((resolve) => server.close(resolve));
	};
	return Object.assign(osrm, { url: `http://127.0.0.1:${port}`, close });
}

export function sendJson(answer: ServerResponse, status: number, body: unknown) {
	answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function answerAsOsrm(address: string, answer: ServerResponse) {
	const { pathname } = new URL(address, 'http://osrm');
	const [, which, places = ''] = /^\/(route|table)\/v1\/driving\/([\d.,;-]+)$/.exec(pathname) ?? [];
	const points = places.split(';').map((place): Point => {
		const [long = Number.NaN, lat = Number.NaN] = place.split(',').map(Number);
		return { lat, long };
	});
	if (which === 'table') return sendJson(answer, 200, tableOf(points));
	if (which !== 'route')
		return sendJson(answer, 400, { code: 'InvalidUrl', message: 'URL string malformed' });
	const legs = points.slice(1).map((to, at) => legOf(points[at] ?? to, to));
	if (legs.some((leg) => leg === null)) {
		return sendJson(answer, 400, { code: 'NoRoute', message: 'Impossible route' });
	}
	return sendJson(answer, 200, { code: 'Ok', routes: [{ legs }], waypoints: points.map(onRoad) });
}

const onRoad = ({ lat, long }: Point) => ({ name: '', hint: 'x', distance: 3, location: [long, lat] });

function tableOf(points: Point[]) {
	const rows = (of: (leg: { distance: number; duration: number }) => number) =>
		points.map((from) => points.map((to) => figure(figuresOf(from, to), of)));
	return {
		code: 'Ok',
		durations: rows(({ duration }) => duration),
		distances: rows(({ distance }) => distance),
		sources: points.map(onRoad),
		destinations: points.map(onRoad),
	};
}

const figure = <T>(leg: T | null, of: (leg: T) => number) => (leg === null ? null : of(leg));

function figuresOf(from: Point, to: Point) {
	if (from.long < WEST_COAST !== to.long < WEST_COAST) return null;
	const distance = (milesBetween(from, to) / MILES_PER_METER) * 1.25;
	return { distance, duration: distance / METERS_A_SECOND };
}

/** Up Main St, along I-90 for nearly all of it, and there. */
function legOf(from: Point, to: Point) {
	const figures = figuresOf(from, to);
	if (!figures) return null;
	const half = { lat: (from.lat + to.lat) / 2 + 0.01, long: (from.long + to.long) / 2 };
	const step = (part: number, line: Point[], rest: object) => ({
		distance: figures.distance * part,
		duration: figures.duration * part,
		mode: 'driving',
		geometry: encodeLine(line),
		...rest,
	});
	const steps = [
		step(0.02, [from, from], {
			name: 'Main St',
			maneuver: { type: 'depart', bearing_after: 268, location: [from.long, from.lat] },
		}),
		step(0.98, [from, half, to], {
			name: 'Massachusetts Turnpike',
			ref: 'I 90; US 20',
			destinations: 'I 90 West: Albany',
			maneuver: { type: 'on ramp', modifier: 'slight right', bearing_after: 270 },
		}),
		step(0, [to, to], { name: '', maneuver: { type: 'arrive', modifier: 'left', bearing_after: 0 } }),
	];
	return { ...figures, summary: '', weight: 1, steps };
}
