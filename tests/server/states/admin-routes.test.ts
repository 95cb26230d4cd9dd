import { expect, test } from 'vitest';
import { aServerWithEditors } from '../a-server-with-editors.ts';

/** An office whose editor changes Massachusetts. */
async function massachusetts() {
	const office = await aServerWithEditors();
	const { headers } = office.editor;
	const save = (update: object, revision?: number) =>
		office.answerTo('/api/admin/state', { body: { fips: '25', update, revision }, headers });
	const state = async () => (await office.answerTo('/api/admin/state?fips=25', { headers })).body;
	return { ...office, save, state };
}

test('the tips travel as a JSON string, stripped of anything active', async () => {
	const { save, read, changes } = await massachusetts();
	const tips = ['<p>Park once.<script>alert(1)</script></p>', '<p>Take the T.</p>'];
	const { status, body } = await save({ travel_tips: JSON.stringify(tips) });
	expect([status, body.travel_tips]).toEqual([200, ['<p>Park once.</p>', '<p>Take the T.</p>']]);
	const shown = (await read('/api/public/states')).find(({ fips }: { fips: string }) => fips === '25');
	expect(shown.travel_tips).toEqual(body.travel_tips);
	expect(changes()).toEqual([
		expect.objectContaining({ what: 'state', key: '25', after: { travel_tips: body.travel_tips } }),
	]);
});

test.each([
	['an empty tip', { travel_tips: '["<p> </p>"]' }, 'A tip cannot be empty.'],
	['what is no JSON', { travel_tips: 'Park once.' }, 'must be a list of texts as a JSON string'],
	['a list that is none', { travel_tips: '{"a":1}' }, 'must be a list of texts as a JSON string'],
	['a center in another country', { center_lat: -71.17 }, 'US latitudes are -15 to 72'],
	['a zoom that shows nothing', { default_zoom: 30 }, 'A number from 2 to 16'],
	['a field of another kind', { name: 'Bay State' }, 'has a field that cannot be changed'],
])('%s is refused in words', async (_, update, words) => {
	const { save, changes } = await massachusetts();
	const { status, body } = await save(update);
	expect([status, body.code]).toEqual([400, 'bad_body']);
	expect(body.detail).toContain(words);
	expect(changes()).toEqual([]);
});

test('a state that is turned off has no page, and turned on has one again', async () => {
	const { save, get } = await massachusetts();
	const page = async () => (await get('/state/Massachusetts')).status;
	await save({ enabled: false });
	expect(await page()).toBe(404);
	await save({ enabled: true });
	expect(await page()).toBe(200);
});

test('when two editors edit one state, the second to save is told of the first', async () => {
	const { save, state } = await massachusetts();
	const { revision } = await state();
	await save({ default_zoom: 7 }, revision);
	const refused = await save({ default_zoom: 8 }, revision);
	expect([refused.status, refused.body.code, (await state()).default_zoom]).toEqual([
		409,
		'edited_meanwhile',
		7,
	]);
});

test('a region’s description can be changed, and is never empty', async () => {
	const { answerTo, editor, read } = await massachusetts();
	const save = (text: string) =>
		answerTo('/api/admin/region', { body: { id: 'NewEngland', update: { text } }, headers: editor.headers });
	expect((await save('  ')).body.detail).toContain('Say something about the region.');
	expect((await save('Six states, short drives.')).status).toBe(200);
	const [first] = await read('/api/query?target=region');
	expect([first.id, first.text]).toEqual(['NewEngland', 'Six states, short drives.']);
});

test('an unknown state is reported as unknown', async () => {
	const { answerTo } = await massachusetts();
	expect((await answerTo('/api/admin/state?fips=99')).body.code).toBe('state_not_found');
	expect((await answerTo('/api/admin/state', { body: { fips: '99', update: {} } })).body.code).toBe(
		'state_not_found',
	);
});
