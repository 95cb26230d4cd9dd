/** Reads JSON; undefined for what is none. */
export function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		// Some engines read level by level and run out of stack some hundred thousand levels down.
		if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
		throw error;
	}
}
