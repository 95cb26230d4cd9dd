/**
 * Fetches bundled geodata, which is kept gzipped: on the device it takes two thirds of the room.
 * @throws TypeError when it cannot be had or is not what was packed.
 */
export async function fetchPacked<T>(url: string): Promise<T> {
	const { ok, body } = await fetch(url);
	if (!ok || !body) throw new TypeError(`${url} could not be fetched`);
	return new Response(body.pipeThrough(new DecompressionStream('gzip'))).json();
}
