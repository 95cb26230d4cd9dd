import { quantile } from '../bench/figure.ts';

/** A call that did not get what it asked for, and may be repeated. */
export class Away extends Error {
	/** The status, or `cut` when the connection ended. */
	readonly how: string;
	readonly waitMs: number;

	constructor(how: string, waitMs = 500) {
		super(how);
		this.how = how;
		this.waitMs = waitMs;
	}
}

/** Statuses of a server that is in trouble or gone; any other is a fault. */
const MAY_BE_SAID = ['cut', '429', '502', '503', '507'];

/** A call: its name, how long it took, and its outcome. */
export class Calls {
	private readonly kinds = new Map<string, { ms: number[]; away: Map<string, number> }>();
	readonly faults: string[] = [];

	/** Makes a call of that kind; returns undefined, and counts it, when the server turned it away. */
	async time<T>(kind: string, call: () => Promise<T>): Promise<T | undefined> {
		const { ms, away } = this.of(kind);
		const begun = performance.now();
		try {
			const made = await call();
			ms.push(performance.now() - begun);
			return made;
		} catch (error) {
			const { how, waitMs } = error instanceof Away ? error : new Away(String(error));
			away.set(how, (away.get(how) ?? 0) + 1);
			if (!MAY_BE_SAID.includes(how)) this.faults.push(`${kind}: ${how}`);
			await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random())));
			return undefined;
		}
	}

	/** A row of the table for each kind: how many, median, p99, the longest, and the other statuses. */
	rows(): string[][] {
		const round = (ms: number) =>
			Number.isFinite(ms) ? `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms` : '–';
		return [...this.kinds].map(([kind, { ms, away }]) => [
			kind,
			String(ms.length),
			round(quantile(ms, 0.5)),
			round(quantile(ms, 0.99)),
			round(quantile(ms, 1)),
			[...away].map(([how, times]) => `${how} × ${times}`).join(', '),
		]);
	}

	private of(kind: string) {
		const known = this.kinds.get(kind) ?? { ms: [] as number[], away: new Map<string, number>() };
		this.kinds.set(kind, known);
		return known;
	}
}

/** The text of an answer; anything else throws Away, with the wait that it asks for. */
export async function ask(url: string, init: RequestInit = {}): Promise<string> {
	const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }).catch(cut);
	const text = await answer.text().catch(cut);
	if (answer.ok) return text;
	const wait = Number(answer.headers.get('retry-after') ?? 0.5);
	throw new Away(String(answer.status), Math.min(wait, 5) * 1000);
}

function cut(error: unknown): never {
	const { cause } = error as { cause?: { code?: string } };
	const isCut = /^(ECONN|EPIPE|UND_ERR_SOCKET)/.test(cause?.code ?? '');
	throw new Away(isCut ? 'cut' : String(cause ?? error));
}
