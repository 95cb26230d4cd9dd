import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Figure, quantile } from './figure.ts';
import { freePort, type Product, startProcess, temporaryFolder } from './product.ts';

const READ = '/api/query?target=college&on=ipeds_id&qid=164924';
const ROUNDS = 5;
const SECONDS = 2;
/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100;

/** What a second of the server's time answers, as a share of what a bare Hono route with the same JSON answers in the same run. */
export async function publicRead(product: Product): Promise<Figure> {
	const folder = temporaryFolder();
	const bodyFile = join(folder.path, 'body.json');
	writeFileSync(bodyFile, await (await fetch(product.address + READ)).text());
	const port = await freePort();
	const bare = await startProcess(
		port,
		['--import', 'tsx', join(import.meta.dirname, 'bare-route.ts')],
		'/',
		{
			PORT: String(port),
			BODY: bodyFile,
		},
	);
	const rounds: { ours: number; bare: number }[] = [];
	for (let round = 0; round < ROUNDS; round++)
		rounds.push({ bare: await load(bare, '/'), ours: await load(product, READ) });
	await bare.stop();
	folder.remove();
	// The first round warms both up.
	const warm = rounds.slice(1);
	const perSecond = quantile(
		warm.map(({ ours }) => ours),
		0.5,
	);
	return {
		name: 'Public read, share of a bare Hono route',
		ours: quantile(
			warm.map((round) => (100 * round.ours) / round.bare),
			0.5,
		),
		unit: '%',
		budget: { atLeast: 60 },
		note: `${Math.round(perSecond)} for each second of the server's processor time`,
	};
}

/** Requests for each second of the server's own processor time, which other programs on the machine do not slow down. */
async function load({ address, process: { pid } }: Product, path: string): Promise<number> {
	const before = processorSeconds(pid);
	const { requests, non2xx } = await autocannon({ url: address + path, connections: 20, duration: SECONDS });
	if (non2xx > 0) throw new Error(`${path} answered ${non2xx} requests with something else than 2xx`);
	return before === undefined ? requests.average : requests.total / ((processorSeconds(pid) ?? 0) - before);
}

/** User and system time of a process; undefined where the system does not tell, and then the clock has to do. */
function processorSeconds(pid: number | undefined): number | undefined {
	if (process.platform !== 'linux') return undefined;
	const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
	const fields = rest.split(' ');
	return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
