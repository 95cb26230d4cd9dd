/** The part of autocannon that the bench uses; it brings no types. */
declare module 'autocannon' {
	export default function autocannon(options: {
		url: string;
		headers?: Record<string, string>;
		connections: number;
		/** Seconds. */
		duration: number;
	}): Promise<{ requests: { average: number; total: number }; latency: { p99: number }; non2xx: number }>;
}
