/** The parts that the bench uses. Written here, for the packages are not installed when types are checked. */
interface LighthouseResult {
	/** Scores from 0 to 1; null where a category could not be judged. */
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; displayValue?: string }>;
	runtimeError?: { message: string };
}

export function lighthouse(
	url: string,
	flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
): Promise<{ lhr: LighthouseResult } | undefined>;

export function autocannon(options: {
	url: string;
	headers?: Record<string, string>;
	connections: number;
	/** Seconds. */
	duration: number;
}): Promise<{ requests: { average: number; total: number }; latency: { p99: number }; non2xx: number }>;
