import { expect, test } from 'vitest';
import { createBridge } from '#server/db/remote/bridge.ts';

const steps = [{ sql: 'select 1', args: [] }];

/** No port of this machine is number 1: nothing answers there. */
const toNobody = () => createBridge({ url: 'http://127.0.0.1:1', token: null });

test('a query after closing is refused at once, and nobody waits for a dead thread', async () => {
	const bridge = toNobody();
	expect(bridge.ask({ steps, on: 0 }).fault?.code).toBe('DATABASE_UNREACHABLE');
	bridge.close();
	const asked = performance.now();
	expect(() => bridge.ask({ steps, on: 0 })).toThrow('is closed');
	await expect(bridge.askLater('asking', steps)).rejects.toThrow('is closed');
	// A dead thread used to be waited for, for 20 seconds.
	expect(performance.now() - asked).toBeLessThan(5_000);
});

test('a query under way at closing is refused', async () => {
	const bridge = toNobody();
	const asked = bridge.askLater('committing', steps);
	bridge.close();
	await expect(asked).rejects.toThrow('is closed');
});
