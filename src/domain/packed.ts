/** The stream APIs that unpacking needs: browsers and Node have them, but the domain's own types do not. */
interface Unzipping {
	pipeThrough(unzip: object): object;
}
declare const DecompressionStream: new (format: 'gzip') => object;
declare const Response: new (body: object) => { json(): Promise<unknown> };

/** Unpacks a file of `npm run generate`: JSON, gzipped to between a third and two thirds of its size. */
export async function unpack<T>(packed: Unzipping): Promise<T> {
	return (await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).json()) as T;
}
