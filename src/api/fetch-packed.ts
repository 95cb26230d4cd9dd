/**
 * Fetches what is bundled of `generated/*.bin`: JSON kept gzipped, which on the device takes a third to two thirds of the room.
 * Not remembered: who asks again after a failure gets it then.
 * @throws TypeError when it cannot be had or is not what was packed.
 */
export async function fetchPacked<T>(url: string): Promise<T> {
	const { ok, body } = await fetch(url);
	if (!ok || !body) throw new TypeError(`${url} could not be fetched`);
	return new Response(body.pipeThrough(new DecompressionStream('gzip'))).json();
}
