/** The parts of a stream's platform that unpacking needs: browsers and Node have them, the domain's own types know neither. */
interface Unzipping {
	pipeThrough(unzip: object): object;
}
declare const DecompressionStream: new (format: 'gzip') => object;
declare const Response: new (body: object) => { json(): Promise<unknown> };

/** Unpacks what `npm run generate` has packed: JSON, gzipped, which takes a third to two thirds of the room. */
export async function unpack<T>(packed: Unzipping): Promise<T> {
	return (await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).json()) as T;
}
