import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { fetchPacked } from '#api/fetch-packed.ts';
import { remembered } from '#runtime/remembered.ts';

const packed = (value: unknown) => new Response(gzipSync(JSON.stringify(value)));

test('a value is fetched once, no matter how often it is asked for', async () => {
	const fetched = vi.fn(async () => packed(['BOS']));
	vi.stubGlobal('fetch', fetched);
	const load = remembered(() => fetchPacked<string[]>('/airports.bin'));
	const [one, other] = await Promise.all([load(), load()]);
	expect(one).toEqual(['BOS']);
	expect(other).toBe(one);
	expect(await load()).toBe(one);
	expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
	['no signal', () => Promise.reject(new TypeError('Failed to fetch'))],
	['a stranger’s page', async () => new Response('<html>Welcome to FreeAirportWifi</html>')],
	['a server that is not there', async () => new Response(null, { status: 502 })],
	['half of it', async () => new Response(gzipSync(JSON.stringify(['BOS'])).subarray(0, 12))],
])('%s is reported as no signal, and asking again works', async (_, fail) => {
	const fetched = vi.fn(fail).mockImplementationOnce(fail);
	vi.stubGlobal('fetch', fetched);
	const load = remembered(() => fetchPacked<string[]>('/airports.bin'));
	await expect(load()).rejects.toMatchObject({ code: 'no_signal' });
	fetched.mockImplementation(async () => packed(['BOS']));
	expect(await load()).toEqual(['BOS']);
});
