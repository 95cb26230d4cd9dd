import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Form, requestFaults } from './stripe-requests.ts';

type Session = Record<string, unknown> & { id: string };

/** An invoice as far as this site reads it; `charge` is the one that paid it, `ch_1` unless told. */
interface Invoice {
	id: string;
	status: 'paid' | 'open' | 'void';
	billing_reason: string;
	amount_paid: number;
	status_transitions: { paid_at: number | null };
	created: number;
	charge?: { id: string; refunded: boolean; disputed: boolean };
}

/** The paid invoice of a subscription's first period. */
export const firstInvoice: Invoice = {
	id: 'in_1',
	status: 'paid',
	billing_reason: 'subscription_create',
	amount_paid: 2500,
	status_transitions: { paid_at: 1_800_000_000 },
	created: 1,
};

const MISSING = {
	type: 'invalid_request_error',
	code: 'resource_missing',
	message: 'No such checkout.session',
};

/** Stripe's limit on how deep a request may expand its answer. */
const DEEPEST = 4;

/** A Stripe on this machine that refuses every request and every parameter that is not in its own types. */
export async function aStripe() {
	const sessions = new Map<string, Session>();
	const charge = { id: 'ch_1', refunded: false, disputed: false };
	const requests: { method: string; path: string; body: unknown; idempotencyKey: string }[] = [];
	const answered = new Map<string, { status: number; reply: unknown; sent: string }>();
	/** A subscription's invoices, newest first. */
	const invoices: Invoice[] = [];
	const disputes: { id: string; status: string }[] = [];
	/** `isCut`: a connection breaks before the answer. */
	const outage = { isOn: false, isCut: false };
	/** Prices and products that are no longer sold. */
	const archived = new Set<string>();
	/** Paths at which every request is refused. */
	const refusals = new Set<string>();
	const cost = { currency: 'usd', unit_amount: 2500 };
	const prices = new Map<string, { type: string; currency: string; unit_amount: number }>([
		['price_full', { type: 'recurring', ...cost }],
		['price_licence', { type: 'one_time', ...cost }],
	]);

	function answer(method: string, path: string, body: Form): unknown {
		const subscription = [...sessions.values()]
			.map((each) => each.subscription as Session | null)
			.find(Boolean);
		if (subscription) subscription.metadata ??= {};
		const id = path.split('/')[3] === 'sessions' ? (path.split('/')[4] ?? '') : '';
		if (path === '/v1/checkout/sessions') {
			const session = { id: `cs_${sessions.size + 1}`, object: 'checkout.session', status: 'open' };
			sessions.set(session.id, session);
			return { ...session, url: `https://checkout.stripe.com/c/${session.id}` };
		}
		if (id) {
			if (path.endsWith('/expire')) sessions.set(id, { ...sessions.get(id), id, status: 'expired' });
			return sessions.get(id);
		}
		if (path.startsWith('/v1/subscriptions/') && subscription) {
			if (method === 'DELETE') subscription.status = 'canceled';
			if (method === 'POST') update(subscription, body as Changes);
			return subscription;
		}
		if (path === '/v1/refunds') {
			Object.assign(charge, { refunded: true, amount_refunded: cost.unit_amount });
			return { id: 're_1', object: 'refund' };
		}
		if (path === '/v1/disputes') return { object: 'list', data: disputes, has_more: false };
		if (path === '/v1/invoices') {
			const { status, limit } = body as { status?: string; limit?: string };
			const found = invoices.filter((invoice) => status === undefined || invoice.status === status);
			return { object: 'list', data: found.slice(0, Number(limit ?? 10)), has_more: false };
		}
		if (path === '/v1/invoice_payments')
			return { object: 'list', data: invoicePayments(body), has_more: false };
		if (path.startsWith('/v1/payment_intents/')) {
			const payment = path.endsWith('pi_direct') ? { payment: 'b_0000000000000000000000' } : {};
			return { id: path.split('/')[3], object: 'payment_intent', metadata: payment };
		}
		const last = path.split('/').at(-1) ?? '';
		if (/^(price|prod)_/.test(last)) return { id: last, active: !archived.has(last), ...prices.get(last) };
		return { id: last, deleted: true };
	}

	function invoicePayments(query: Form): unknown[] {
		const { invoice, payment } = query as { invoice?: string; payment?: { payment_intent: string } };
		if (invoice) {
			const paid = invoices.find(({ id, status }) => id === invoice && status === 'paid');
			if (!paid?.amount_paid) return [];
			const payment_intent = { id: 'pi_1', latest_charge: paid.charge ?? charge };
			return [{ id: 'inpay_1', payment: { type: 'payment_intent', payment_intent } }];
		}
		if (payment?.payment_intent !== 'pi_of_invoice') return [];
		const of = { payment: 'b_1111111111111111111111' };
		return [{ id: 'inpay_1', invoice: { id: 'in_1', parent: { subscription_details: { metadata: of } } } }];
	}

	const server = createServer(async (request, response) => {
		let text = '';
		for await (const chunk of request) text += chunk;
		const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://x');
		const { method = '' } = request;
		const body = formOf(text === '' ? searchParams : new URLSearchParams(text));
		const idempotencyKey = String(request.headers['idempotency-key'] ?? '');
		const isKnown = request.headers.authorization === 'Bearer sk_test_12345678';
		const refusal = isKnown ? faultOf(method, path, body) : 'Invalid API Key';
		// Nor does Stripe refund what a bank decides on, or has taken back.
		const isTaken = path === '/v1/refunds' && disputes.some((each) => each.status !== 'won');
		const fault = refusals.has(path) || isTaken ? 'Refused' : refusal;
		const known = method === 'POST' ? answered.get(idempotencyKey) : undefined;
		requests.push({ method, path, body, idempotencyKey });
		if (outage.isCut) {
			request.socket.destroy();
			return;
		}
		const { status, reply } = known
			? replayed(known, text)
			: outage.isOn
				? { status: 503, reply: { error: {} } }
				: /^\/v1\/checkout\/sessions\/\w+$/.test(path) && !sessions.has(path.split('/')[4] ?? '')
					? { status: 404, reply: { error: MISSING } }
					: fault
						? { status: 400, reply: { error: { type: 'invalid_request_error', message: fault } } }
						: { status: 200, reply: answer(method, path, body) };
		// Stripe forgets only what it refused before it began.
		if (idempotencyKey && status !== 400) answered.set(idempotencyKey, { status, reply, sent: text });
		response.writeHead(status, {
			'Content-Type': 'application/json',
			'Request-Id': 'req_1',
			'Stripe-Should-Retry': 'false',
		});
		response.end(JSON.stringify(reply));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		sessions,
		charge,
		invoices,
		disputes,
		requests,
		outage,
		archived,
		refusals,
		prices,
		/** The requests it received, in order. */
		said: () => requests.map(({ method, path }) => `${method} ${path}`),
		settings: {
			secretKey: 'sk_test_12345678',
			webhookSecret: 'whsec_12345678',
			priceFull: 'price_full',
			priceLicence: 'price_licence',
			productDonation: 'prod_donation',
			host: { host: '127.0.0.1', port, protocol: 'http' as const },
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

/** What a request may change of a subscription; empty text takes something away. */
interface Changes {
	pause_collection?: Form;
	metadata?: Record<string, string>;
}

function update(subscription: Session, { pause_collection, metadata = {} }: Changes): void {
	if (pause_collection !== undefined) subscription.pause_collection = pause_collection || null;
	const known = { ...(subscription.metadata as Changes['metadata']), ...metadata };
	subscription.metadata = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

/** Stripe's first answer under a key, whatever it was, unless another request comes with that key. */
function replayed({ status, reply, sent }: { status: number; reply: unknown; sent: string }, text: string) {
	if (sent === text) return { status, reply };
	return { status: 400, reply: { error: { type: 'idempotency_error', message: 'The key is another’s.' } } };
}

function faultOf(method: string, path: string, body: Form): string | null {
	const { expand = [] } = body as { expand?: string[] };
	const deep = expand.filter((each) => each.split('.').length > DEEPEST).map((each) => `${each} is too deep`);
	return [...requestFaults(method, path, body), ...deep].join('; ') || null;
}

/** `a[b][0]=c` as an object, as Stripe reads a form. */
function formOf(parameters: URLSearchParams): Form {
	const root: Record<string, unknown> = {};
	for (const [name, value] of parameters) {
		const keys = name.split(/[[\]]+/).filter(Boolean);
		let at = root;
		for (const key of keys.slice(0, -1)) {
			at[key] ??= {};
			at = at[key] as Record<string, unknown>;
		}
		at[keys.at(-1) ?? ''] = value;
	}
	return listed(root) as Form;
}

function listed(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, each]) => [key, listed(each)] as const);
	const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
	return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
