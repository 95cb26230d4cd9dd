import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

// Runs before each file: the libraries of the process stay, while the app's modules, the disk and the globals are new.
const OF_THE_PROCESS = Symbol.for('ctt.tests.globals');
const page = globalThis as { [OF_THE_PROCESS]?: Set<string> };
vi.unstubAllGlobals();
page[OF_THE_PROCESS] ??= new Set(Object.getOwnPropertyNames(globalThis));
for (const name of Object.getOwnPropertyNames(globalThis)) {
	// A name with two underscores is a library's, which stays.
	if (!page[OF_THE_PROCESS].has(name) && !name.startsWith('__')) Reflect.deleteProperty(globalThis, name);
}
vi.useRealTimers();
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;
