import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Figure, quantile } from './figure.ts';
import { freePort, type Product, startProcess, temporaryFolder } from './product.ts';

const READ = '/api/query?target=college&on=ipeds_id&qid=164924';
const ROUNDS = 3;
const SECONDS = 2;

/** Requests answered a second, as a share of what a bare Hono route with the same body answers in the same run. */
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
		rounds.push({ bare: await perSecond(`${bare.address}/`), ours: await perSecond(product.address + READ) });
	await bare.stop();
	folder.remove();
	const ratios = rounds.map((round) => (100 * round.ours) / round.bare);
	return {
		name: 'Public read, share of a bare Hono route',
		ours: quantile(ratios, 0.5),
		unit: '%',
		budget: { atLeast: 60 },
		note: `${Math.round(
			quantile(
				rounds.map(({ ours }) => ours),
				0.5,
			),
		)} a second`,
	};
}

async function perSecond(url: string): Promise<number> {
	const { requests, non2xx } = await autocannon({ url, connections: 20, duration: SECONDS });
	if (non2xx > 0) throw new Error(`${url} answered ${non2xx} requests with something else than 2xx`);
	return requests.average;
}
