import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from './figure.ts';
import { autocannon } from './packages/index.mjs';
import { freePort, type Product, startProcess, temporaryFolder } from './product.ts';

const ROUNDS = 5;
const SECONDS = 2;
/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100;

/** A read of the product, signed in as this person if it needs one. */
interface Read {
	path: string;
	headers?: Record<string, string>;
}

/** Answers per second of processor time, as a share of those of a bare Hono route with the same JSON in the same run. */
export async function shareOfBareRoute(product: Product, read: Read) {
	const folder = temporaryFolder();
	const bodyFile = join(folder.path, 'body.json');
	const { headers = {} } = read;
	writeFileSync(bodyFile, await (await fetch(product.address + read.path, { headers })).text());
	const port = await freePort();
	const route = join(import.meta.dirname, 'bare-route.ts');
	const environment = { PORT: String(port), BODY: bodyFile };
	const bare = await startProcess(port, ['--import', 'tsx', route], '/', environment);
	const rounds: { ours: Load; bare: Load }[] = [];
	try {
		for (let round = 0; round < ROUNDS; round++)
			rounds.push({ bare: await load(bare, { path: '/' }), ours: await load(product, read) });
	} finally {
		await bare.stop();
		folder.remove();
	}
	// The first round warms both up.
	const warm = rounds.slice(1);
	const medianOf = (of: (round: (typeof rounds)[number]) => number) => quantile(warm.map(of), 0.5);
	return {
		percent: medianOf(({ ours, bare }) => (100 * ours.perSecond) / bare.perSecond),
		perSecond: medianOf(({ ours }) => ours.perSecond),
		p99: medianOf(({ ours }) => ours.p99),
	};
}

interface Load {
	/** Requests for each second of the server's own processor time, which other programs on the machine do not slow down. */
	perSecond: number;
	/** Milliseconds. */
	p99: number;
}

async function load({ address, process: { pid } }: Product, { path, headers = {} }: Read): Promise<Load> {
	const before = processorSeconds(pid);
	const options = { url: address + path, headers, connections: 20, duration: SECONDS };
	const { requests, latency, non2xx } = await autocannon(options);
	if (non2xx > 0) throw new Error(`${path} answered ${non2xx} requests with something else than 2xx`);
	const perSecond =
		before === undefined ? requests.average : requests.total / ((processorSeconds(pid) ?? 0) - before);
	return { perSecond, p99: latency.p99 };
}

/** User and system time of a process; undefined where the system does not report it, and wall time has to do. */
function processorSeconds(pid: number | undefined): number | undefined {
	if (process.platform !== 'linux') return undefined;
	const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
	const fields = rest.split(' ');
	return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
