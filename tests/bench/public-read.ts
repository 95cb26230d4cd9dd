import type { Figure } from './figure.ts';
import type { Product } from './product.ts';
import { shareOfBareRoute } from './share-of-bare.ts';

const READ = '/api/query?target=college&on=ipeds_id&qid=164924';

/** A public read beside a bare Hono route with the same JSON. */
export async function publicRead(product: Product): Promise<Figure> {
	const { percent, perSecond } = await shareOfBareRoute(product, { path: READ });
	return {
		name: 'Public read, share of a bare Hono route',
		ours: percent,
		unit: '%',
		budget: { atLeast: 60 },
		note: `${Math.round(perSecond)} for each second of the server's processor time`,
	};
}
