import { expect, test } from 'vitest';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const inn = {
	name: 'The Heights Inn',
	type: 'hotel',
	lat: 42.3365,
	long: -71.17,
	city: 'Newton',
	state_abbreviation: 'MA',
	note: '',
	phone: null,
	website: null,
};
const PLACES = '/api/admin/places?lat=42.33621&long=-71.16924';

/** What editors edit: where its revision is read, and an edit of it. */
const edits: [string, Edited][] = [
	[
		'a college',
		{
			read: '/api/admin/college?ipeds_id=164924',
			write: '/api/admin/college',
			edit: (name: string) => ({ ipeds_id: 164924, update: { name } }),
		},
	],
	[
		'a state',
		{
			read: '/api/admin/state?fips=25',
			write: '/api/admin/state',
			edit: (tip: string) => ({ fips: '25', update: { travel_tips: JSON.stringify([tip]) } }),
		},
	],
	[
		'a region',
		{
			read: '/api/admin/region',
			write: '/api/admin/region',
			edit: (text: string) => ({ id: 'NewEngland', update: { text } }),
			of: ({ id }: Thing) => id === 'NewEngland',
		},
	],
	[
		'an article',
		{
			read: '/api/admin/wordpress/update',
			write: '/api/admin/wordpress/update',
			edit: (article_title: string) => ({ id: 'what-to-ask', article_title }),
			of: ({ id }: Thing) => id === 'what-to-ask',
		},
	],
	[
		'a text',
		{
			read: '/api/admin/about/content',
			write: '/api/admin/about/content',
			edit: (word: string) => ({ name: 'mission', html: `<p>${word}</p>` }),
			of: ({ name }: Thing) => name === 'mission',
		},
	],
	[
		'the site’s form',
		{
			read: '/api/admin/site',
			write: '/api/admin/site',
			edit: (banner_words: string) => ({ banner_words }),
		},
	],
	[
		'a place',
		{
			read: PLACES,
			write: '/api/admin/place',
			edit: (name: string, { place_id }: Thing) => ({ action: 'update', place_id, place: { ...inn, name } }),
			of: ({ city }: Thing) => city === inn.city,
		},
	],
];

type Thing = Record<string, unknown>;
interface Edited {
	read: string;
	write: string;
	edit: (word: string, thing: Thing) => object;
	of?: (thing: Thing) => boolean;
}

async function aSharedOffice({ read, write, edit, of = () => true }: Edited) {
	const office = await aServerWithEditors();
	await office.answerTo('/api/admin/place', { body: { action: 'create', place: inn } });
	const now = async (): Promise<Thing> => [(await office.answerTo(read)).body].flat().find(of);
	const save = async (word: string, revision?: unknown) =>
		office.answerTo(write, { body: { ...edit(word, await now()), revision } });
	return { ...office, now, save };
}

test.each(edits)('%s that somebody else has saved is not overwritten', async (_, edited) => {
	const { now, save } = await aSharedOffice(edited);
	const { revision } = await now();
	expect((await save('Theirs', revision)).status).toBe(200);
	const theirs = await now();
	expect(await save('Mine', revision)).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } });
	expect(await now()).toEqual(theirs);
	expect(JSON.stringify(theirs)).toContain('Theirs');
	expect((await save('Mine', theirs.revision)).status).toBe(200);
	expect((await save('Ours')).status).toBe(200);
});

test('a place that somebody else has saved is not deleted', async () => {
	const { answerTo } = await aServerWithEditors();
	const { place_id } = (await answerTo('/api/admin/place', { body: { action: 'create', place: inn } })).body;
	const erase = (revision: number) =>
		answerTo('/api/admin/place', { body: { action: 'delete', place_id, revision } });
	expect(await erase(0)).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } });
	const around = (await answerTo(PLACES)).body as Thing[];
	const { revision } = around.find((place) => place.place_id === place_id) ?? {};
	expect((await erase(Number(revision))).status).toBe(200);
});

test('when two editors add the same message, the first one wins, and a deleted one can be started over', async () => {
	const { answerTo } = await aServerWithEditors();
	const save = (fields: object) =>
		answerTo('/api/admin/about/content', { body: { name: 'message_9', html: '<p>Hello</p>', ...fields } });
	expect((await save({ revision: 0 })).status).toBe(200);
	expect((await save({ revision: 0, html: '<p>Mine</p>' })).status).toBe(409);
	const known = (await answerTo('/api/admin/about/content')).body as Thing[];
	const { revision } = known.find(({ name }) => name === 'message_9') ?? {};
	expect((await save({ html: undefined, action: 'delete', revision })).status).toBe(200);
	expect((await save({ revision })).status).toBe(409);
	expect((await save({ revision: 0 })).status).toBe(200);
});
