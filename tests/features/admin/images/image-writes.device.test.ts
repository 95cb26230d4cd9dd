import { expect, test, vi } from 'vitest';
import { bringFrom, findImages } from '#features/admin/images/image-writes.ts';

const ADDRESS = 'https://college.edu/a.jpg';
const answer = (status: number, body: object) =>
	vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('an imported picture is served from its new address', async () => {
	answer(200, { image: '/api/images/1.webp', width: 1, height: 1 });
	expect(await bringFrom(ADDRESS)).toEqual({ image: '/api/images/1.webp' });
});

test.each([
	[413, { code: 'too_large' }, 'The picture is larger than 10 MB. Use a smaller one.'],
	[422, { code: 'image_refused', detail: 'This is not a picture.' }, 'This is not a picture.'],
	[507, { code: 'storage_full' }, 'Something went wrong on our side. Nothing was changed. Please try again.'],
])('a picture that is answered %i %j says why it did not come', async (status, body, fault) => {
	answer(status, body);
	expect(await bringFrom(ADDRESS)).toEqual({ fault });
});

test('a search that an outside service did not answer says so in the server’s own words', async () => {
	answer(503, { code: 'service_unavailable', detail: 'Openverse does not answer.' });
	expect(await findImages('quad')).toEqual({ fault: 'Openverse does not answer.' });
});

test.each([
	['a hotel’s page', 200, { welcome: 'to the hotel' }],
	['a proxy', 502, { message: 'Bad gateway' }],
])(
	'%s in place of our server ends in words that claim nothing, not in a button that stops',
	async (_, status, body) => {
		vi.spyOn(console, 'error').mockReturnValue(undefined);
		answer(status, body);
		const fault = 'No answer came, so we don’t know whether this was done. Please try again.';
		expect(await bringFrom(ADDRESS)).toEqual({ fault });
		expect(await findImages('quad')).toEqual({ fault });
	},
);
