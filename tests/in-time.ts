import { vi } from 'vitest';

/** Waits until the expectation holds; generous, so that a busy machine fails nothing. Returns what it returned. */
export const inTime = <T>(expectation: () => T | Promise<T>): Promise<T> =>
	vi.waitFor(expectation, { timeout: 60_000, interval: 10 });
