import { nextTask } from '#runtime/in-slices.ts';

let hasRun = false;

/**
 * Loads a module that depends on the device's database and the domain's schemas. Those run first, each in its own task:
 * in one task, they would freeze a phone for a quarter of a second. The browser requests all of them along with the
 * first (build/group-chunks.ts).
 */
export async function loadInTasks<T>(load: () => Promise<T>): Promise<T> {
	if (hasRun) return load();
	const first = [() => import('dexie'), () => import('#domain/catalogue/catalogue-news.ts')];
	for (const part of first) await inTaskOfItsOwn<unknown>(part);
	const loaded = await inTaskOfItsOwn(load);
	hasRun = true;
	return loaded;
}

async function inTaskOfItsOwn<T>(load: () => Promise<T>): Promise<T> {
	const loaded = await load();
	await nextTask();
	return loaded;
}
