import { nextTask } from '#runtime/in-slices.ts';

let hasRun = false;

/**
 * Loads a module that stands on the device's database and on the domain's schemas. These run first, each in a task of
 * its own: in one task, they would freeze a phone for a quarter of a second. The browser asks for all of them along with
 * the first (build/group-chunks.ts).
 */
export async function loadInParts<T>(load: () => Promise<T>): Promise<T> {
	if (hasRun) return load();
	const parts = [() => import('dexie'), () => import('#domain/catalogue/catalogue-news.ts')];
	for (const part of parts) await inTaskOfItsOwn<unknown>(part);
	const loaded = await inTaskOfItsOwn(load);
	hasRun = true;
	return loaded;
}

async function inTaskOfItsOwn<T>(load: () => Promise<T>): Promise<T> {
	const loaded = await load();
	await nextTask();
	return loaded;
}
