import { afterEach, expect, test, vi } from 'vitest';
import { chooseApi } from '#api/api-address.ts';
import { sendForm } from '#api/send-form.ts';
import { sendSync } from '#api/sync.ts';

afterEach(() => chooseApi('', undefined));

/** The address a page on this host asks, in a document that names these stages. */
async function asks(hostname: string, told?: string) {
	chooseApi(hostname, told);
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		return Response.json(true);
	});
	await sendForm('newsletter', { subscriber: 'ann@example.org' });
	await sendSync({} as never, 'u_1');
	return asked;
}

test('requests go to the site, or to the stage that the document and the host name', async () => {
	const told = '/dev/api https://prod.example/api';
	expect(await asks('localhost')).toEqual(['/api/public/newsletter', '/api/sync']);
	expect(await asks('localhost', told)).toEqual(['/dev/api/public/newsletter', '/dev/api/sync']);
	expect(await asks('tours.example', told)).toEqual([
		'https://prod.example/api/public/newsletter',
		'https://prod.example/api/sync',
	]);
});
