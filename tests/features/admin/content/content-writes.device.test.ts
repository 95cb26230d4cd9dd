import { beforeEach, expect, test, vi } from 'vitest';
import { anAdminsBrowser } from '../an-admins-browser.ts';

const saved: File[] = [];
vi.mock('#ui/download-file.ts', () => ({ downloadFile: (file: File) => saved.push(file) }));
beforeEach(() => {
	saved.length = 0;
});

async function aContentTab() {
	const office = await anAdminsBrowser();
	const writes = await import('#features/admin/content/content-writes.ts');
	const { exportContent } = await import('#api/admin-content.ts');
	/** The downloaded file, with its first college renamed. */
	const renamed = async (name: string) => {
		await writes.downloadContent();
		const file = JSON.parse((await saved[0]?.text()) ?? '');
		file.content.colleges[0].name = name;
		return new File([JSON.stringify(file)], 'content.json');
	};
	const firstName = async () => (await exportContent()).content.colleges?.[0]?.name;
	/** Why a file is not taken. */
	const faultOf = (text: string) =>
		writes.previewContent(new File([text], 'content.json')).catch(writes.contentFaultWords);
	return { ...office, ...writes, renamed, firstName, faultOf };
}

test('all content is one file, named for its day', async () => {
	const { downloadContent, said } = await aContentTab();
	await downloadContent();
	const [file] = saved;
	expect(file?.name).toMatch(/^content-\d{4}-\d\d-\d\d\.json$/);
	expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ format: 'college-tour-trails content' });
	expect(said()).toEqual([`Downloaded as ${file?.name}.`]);
});

test('a preview says what a file would change and writes nothing; the same file is then written', async () => {
	const { renamed, firstName, previewContent, writeContent, said } = await aContentTab();
	const before = await firstName();
	const chosen = await previewContent(await renamed('Renamed College'));
	const colleges = chosen.report.kinds.find(({ kind }) => kind === 'colleges');
	expect([colleges?.changed, chosen.report.faults, await firstName()]).toEqual([1, [], before]);
	expect(await writeContent(chosen)).toBeUndefined();
	expect(await firstName()).toBe('Renamed College');
	expect(said().at(-1)).toBe('Imported. Phones pick it up within a minute.');
});

test('the pictures to bring in are still shown once the rest is imported, and nothing more is to import', async () => {
	const { downloadContent, previewContent, writeContent, said } = await aContentTab();
	await downloadContent();
	const file = JSON.parse((await saved[0]?.text()) ?? '');
	Object.assign(file.content.colleges[0], { name: 'Renamed College', image: '/images/4c1f0a.webp' });
	const chosen = await previewContent(new File([JSON.stringify(file)], 'content.json'));
	const missing_pictures = ['colleges: Renamed College: /images/4c1f0a.webp'];
	expect(chosen.report).toMatchObject({ missing_pictures });
	const left = await writeContent(chosen);
	expect(said().at(-1)).toBe('Imported. Phones pick it up within a minute.');
	expect(left?.report).toEqual(
		(await previewContent(new File([JSON.stringify(file)], 'content.json'))).report,
	);
	expect(left?.report).toMatchObject({ missing_pictures });
});

test('an import that the server did not take is not announced, and changes nothing', async () => {
	const { renamed, firstName, previewContent, writeContent, contentFaultWords, ...office } =
		await aContentTab();
	const before = await firstName();
	const chosen = await previewContent(await renamed('Renamed College'));
	const { answer } = office.network;
	const heard = office.said().length;
	office.answer(507, 'storage_full');
	expect(await writeContent(chosen).catch(contentFaultWords)).toBe(
		'Something went wrong on our side. Nothing was changed. Please try again.',
	);
	office.network.answer = answer;
	expect([await firstName(), office.said().length]).toEqual([before, heard]);
});

test('a file that became faulty after its preview is not announced as imported, and its faults are shown', async () => {
	const { renamed, firstName, previewContent, writeContent, ...office } = await aContentTab();
	const before = await firstName();
	const chosen = await previewContent(await renamed('Renamed College'));
	const faults = ['colleges: 164924: another row has the same name'];
	const { answer } = office.network;
	const heard = office.said().length;
	office.network.answer = async () => Response.json({ kinds: [], changes: [], faults, missing_pictures: [] });
	expect(await writeContent(chosen)).toMatchObject({ report: { faults } });
	office.network.answer = answer;
	expect([await firstName(), office.said().length]).toEqual([before, heard]);
});

test.each(['not JSON', '{}', '{"format":"college-tour-trails content","version":99}'])(
	'%o is not a content file, and is called so',
	async (text) => {
		const { faultOf } = await aContentTab();
		expect(await faultOf(text)).toBe('This isn’t a content file, or it’s from another release.');
	},
);
