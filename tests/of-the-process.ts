/** Made once in this process: the files of a device load their modules again, and would make it again. */
export function ofTheProcess<T>(name: string, make: () => T): T {
	const kept = globalThis as { [name: symbol]: T | undefined };
	const key = Symbol.for(`ctt.tests.${name}`);
	const made = kept[key] ?? make();
	kept[key] = made;
	return made;
}
