import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import Dexie from 'dexie';
import { vi } from 'vitest';
import { aServer } from '../server/a-server.ts';

type Answer = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** The network between device and server: passes requests on, has no signal, or answers with a stranger's page. */
export const noSignal: Answer = () => {
	throw new TypeError('Failed to fetch');
};
export const captivePortal: Answer = () =>
	new Response('<html>Welcome to FreeAirportWifi</html>', { headers: { 'content-type': 'text/html' } });

/** A cache in between that serves its copy for the whole test. */
export function aCacheBefore(server: Answer): Answer {
	const kept = new Map<string, Response>();
	return async (path, init) => {
		const answer = kept.get(path) ?? (await server(path));
		kept.set(path, answer.clone());
		const sent = new Headers(init?.headers).get('if-none-match');
		return sent === answer.headers.get('etag') ? new Response(null, { status: 304 }) : answer.clone();
	};
}

/** A device with an empty disk, the client's own content modules freshly started, and a real server behind its fetch. */
export async function aDevice(options: Parameters<typeof aServer>[0] = {}) {
	closePage();
	await Dexie.delete('ctt');
	const { app, db } = await aServer(options);
	const toServer: Answer = (path, init) => {
		const headers = { ...(init?.headers as Record<string, string>), 'Sec-Fetch-Site': 'same-origin' };
		return app.request(path, { ...init, headers });
	};
	const requests: { path: string; status: number }[] = [];
	const network = { answer: toServer };
	const device = { db, network, toServer, requests, start, hasAppFiles: true };
	vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
		if (!/^\/(api|images)\//.test(path)) {
			// Once the app's own files are on the device they need no signal.
			if (!device.hasAppFiles) return noSignal(path);
			return new Response(await readFile(`.${path}`));
		}
		const response = await network.answer(path, init);
		requests.push({ path, status: response.status });
		return response;
	});
	return device;
}

let closePage: () => void = () => undefined;

/** Starts the client's content modules as a page load does: with nothing in memory. */
async function start() {
	closePage();
	vi.resetModules();
	const { sharedDb } = await import('#db/shared-db.ts');
	closePage = () => sharedDb.close();
	const guides = await import('#content/guides.ts');
	return {
		...(await import('#content/catalogue.ts')),
		...(await import('#content/content-change.ts')),
		...(await import('#content/refresh.ts')),
		...(await import('#search/site-search.ts')),
		...guides,
		/** As a college's page does, however long it takes. */
		loadGuide: async (id: number) => (await guides.loadGuideHere(id)) ?? (await guides.loadNewGuide(id)),
		...(await import('#api/api-address.ts')),
		...(await import('#runtime/reachability.ts')),
	};
}

/** Holds the database open and hears nothing of the upgrade that the page just started asks for. */
export async function anOlderTabAsleep(): Promise<IDBDatabase> {
	const { sharedDb } = await import('#db/shared-db.ts');
	const request = indexedDB.open(sharedDb.name);
	const asleep = await new Promise<IDBDatabase>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
	sharedDb.version(sharedDb.verno + 1).stores({ added_by_a_release: 'key' });
	return asleep;
}
