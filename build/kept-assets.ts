import {
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../src/domain/durations.ts';

const KEPT_MS = 14 * DAY_MS;

const placesIn = (dist: string) => ({
	client: join(dist, 'client'),
	aside: join(dist, 'previous'),
	/** When each file that is kept stopped being a release's. */
	list: join(dist, 'kept-assets.json'),
});

/** Sets the client aside for the new one. What a failed build left is no release's: then the one before is still aside. */
export function setClientAside(dist: string): void {
	const { client, aside } = placesIn(dist);
	if (existsSync(client) && !existsSync(aside)) renameSync(client, aside);
}

/**
 * Keeps the assets of the client that was set aside next to the new ones for two weeks after they were replaced, however
 * long they had been in use: a page opened before an update still asks for its own chunks.
 */
export function keepAssets(dist: string, now: Date): void {
	const { client, aside, list } = placesIn(dist);
	const [from, to] = [join(aside, 'assets'), join(client, 'assets')];
	const known: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
	const kept: Record<string, string> = {};
	const own = new Set(readdirSync(to));
	for (const name of existsSync(from) ? readdirSync(from) : []) {
		// The compressed copies of a file that was built again go with it: its name does not reflect every change.
		if (own.has(name.replace(/\.(br|gz)$/, ''))) continue;
		const replaced = known[name] ?? now.toISOString();
		if (now.getTime() - Date.parse(replaced) > KEPT_MS) continue;
		copyFileSync(join(from, name), join(to, name));
		kept[name] = replaced;
	}
	writeFileSync(list, JSON.stringify(kept));
	rmSync(aside, { recursive: true, force: true });
}
