import { expect, test } from 'vitest';
import { aServer } from '../a-server.ts';

const open = (
	publicUrl: string,
	address: string,
	headers: Record<string, string> = { 'Sec-Fetch-Dest': 'document' },
) => aServer({ publicUrl }).app.request(address, { headers });

test('a browser on this machine is redirected to its public address', async () => {
	const answer = await open('http://127.0.0.1:3000', 'http://localhost:3000/saved?x=1');
	expect([answer.status, answer.headers.get('Location')]).toEqual([307, 'http://127.0.0.1:3000/saved?x=1']);
});

test('no other address, and nothing but a page, is redirected', async () => {
	expect((await open('http://127.0.0.1:3000', 'http://127.0.0.1:4000/saved')).status).toBe(200);
	expect((await open('http://127.0.0.1:3000', 'http://localhost:3000/saved', {})).status).toBe(200);
	expect((await open('https://tours.example', 'http://localhost:3000/saved')).status).toBe(200);
	expect((await open('http://127.0.0.1:3000', 'http://192.168.1.5:3000/saved')).status).toBe(200);
});
