/** Reads JSON; undefined for anything else. */
export function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		// Some engines recurse per level and run out of stack after a few hundred thousand levels.
		if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
		throw error;
	}
}
