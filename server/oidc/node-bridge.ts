import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request and its answer in Node's form. */
export interface NodePair {
	req: IncomingMessage & { originalUrl?: string };
	res: ServerResponse;
}

/** The provider's address, at whichever address the request arrived. */
export interface Mount {
	publicUrl: string;
	/** `/oidc`: removed from the path before the provider sees it. */
	path: string;
}

/** Converts a web request into Node's form, with no socket behind it. */
export async function toNode(request: Request, { publicUrl, path }: Mount): Promise<NodePair> {
	const { host, protocol } = new URL(publicUrl);
	const { pathname, search } = new URL(request.url);
	const body = Buffer.from(await request.arrayBuffer());
	const req: NodePair['req'] = new IncomingMessage(new Socket());
	req.method = request.method;
	req.originalUrl = pathname + search;
	req.url = req.originalUrl.slice(path.length);
	req.headers = {
		...Object.fromEntries(request.headers),
		'content-length': String(body.length),
		// Security: the issuer is our own setting, not a Host header.
		host,
		'x-forwarded-host': host,
		'x-forwarded-proto': protocol.replace(':', ''),
	};
	req.push(body.length > 0 ? body : null);
	if (body.length > 0) req.push(null);
	return { req, res: new ServerResponse(req) };
}

/** Answers a web request with a Node listener. */
export async function answerByNode(listener: RequestListener, { req, res }: NodePair): Promise<Response> {
	const chunks: Buffer[] = [];
	const ended = new Promise<void>((resolve, reject) => {
		const collect = (chunk: unknown) => {
			if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
			return true;
		};
		res.write = collect as typeof res.write;
		res.end = ((chunk: unknown) => {
			collect(chunk);
			resolve();
			return res;
		}) as typeof res.end;
		res.on('error', reject);
		listener(req, res);
	});
	await ended;
	return new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, {
		status: res.statusCode,
		headers: headersOf(res),
	});
}

function headersOf(res: ServerResponse): [string, string][] {
	return Object.entries(res.getHeaders())
		.filter(
			([name]) => !['content-length', 'transfer-encoding', 'connection', 'cache-control'].includes(name),
		)
		.flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, String(each)]));
}
