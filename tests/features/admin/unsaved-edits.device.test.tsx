// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import type { EditedSite, EditedText } from '#domain/site/site-form.ts';
import type { AdminRegion, AdminState } from '#domain/states/edit-state.ts';
import { ContributorForm } from '#features/admin/about/ContributorForm.tsx';
import { TextForm } from '#features/admin/about/TextForm.tsx';
import { PlaceDialog } from '#features/admin/colleges/PlaceDialog.tsx';
import { PromoCodesScreen } from '#features/admin/promo-codes/PromoCodesScreen.tsx';
import { SiteScreen } from '#features/admin/site/SiteScreen.tsx';
import { RegionText } from '#features/admin/states/RegionText.tsx';
import { StateForm } from '#features/admin/states/StateForm.tsx';
import { useUnsavedEdit } from '#features/admin/use-unsaved-edit.ts';
import { signInHere } from '../../session/sign-in-here.ts';
import { drawHook, field, happen, noteOf, press, shownWords, type } from '../../ui/draw.ts';
import { aDesk, open } from './a-desk.tsx';
import { campus, inn } from './a-place.ts';

vi.mock('#ui/rich-text/RichText.tsx', () => import('../../ui/stand-ins.tsx'));
vi.mock('#ui/Html.tsx', () => import('../../ui/stand-ins.tsx'));
vi.mock('#map/OpeningMap.tsx', () => ({ OpeningMap: () => null }));
vi.mock('#features/admin/images/ImageTools.tsx', () => ({ ImageTools: () => null }));

const mission: EditedText = { name: 'mission', html: '<p>Old</p>', is_sample: false, revision: 3 };
const ohio = {
	fips: '39',
	name: 'Ohio',
	revision: 3,
	enabled: true,
	college_count: 2,
	center_lat: 40,
	center_long: -82,
	default_zoom: 6,
	travel_tips: ['<p>One</p>', '<p>Two</p>'],
} as AdminState;
const midwest = { id: 'midwest', idString: 'Midwest', text: 'Flat.', revision: 3 } as unknown as AdminRegion;
const site: EditedSite = {
	banner_on: true,
	banner_words: '',
	guide_video: '',
	contact_email: '',
	address: 'Here',
	revision: 3,
	social_links: '',
};
const aPlace = (place: AdminPlace | null) => (
	<PlaceDialog place={place} campus={campus} places={[]} onClose={() => undefined} onDone={() => undefined} />
);

beforeEach(aDesk);

test.each([
	['a text of the About page', 'Our mission', <TextForm key="" label="Our mission" loaded={mission} />],
	['a text about a region', 'Text', <RegionText key="" region={midwest} />],
	['where a state’s map opens', 'Zoom', <StateForm key="" loaded={ohio} />],
	['a new tip', 'Tip', <StateForm key="" loaded={ohio} />],
	['a place in its dialog', 'Note', aPlace(inn)],
	['a new place', 'Name', aPlace(null)],
	['a contributor', 'First name', <ContributorForm key="" people={[]} onAdd={() => Promise.resolve({})} />],
	['a promo code', 'Code', <PromoCodesScreen key="" />],
	['the form of the site', 'Address', <SiteScreen key="" />],
])(
	'%s that was left half-typed is there when it is opened again, until it is discarded',
	async (_, label, form) => {
		const loaded = { form: site, texts: [], codes: [] };
		open(form, loaded);
		const before = field(label).value;
		await type(label, '7, half-ty');
		expect(open(form, loaded)).toContain('Not saved yet. Kept on this computer until you save.');
		expect(field(label).value).toBe('7, half-ty');
		await press('Discard');
		expect(field(label).value).toBe(before);
		expect(open(form, loaded)).not.toContain('Not saved yet');
		expect(field(label).value).toBe(before);
		expect(Object.keys(localStorage)).toEqual([]);
	},
);

test('what somebody else saved meanwhile is shown beside what was typed before', async () => {
	open(<TextForm label="Our mission" loaded={mission} />);
	await type('Our mission', '<p>Mine</p>');
	const theirs = { ...mission, html: '<p>Theirs</p>', revision: 4 };
	expect(open(<TextForm label="Our mission" loaded={theirs} />)).toContain('Theirs:');
	expect(field('Our mission').value).toBe('<p>Mine</p>');

	open(<StateForm loaded={ohio} />);
	await type('Zoom', '7');
	open(<StateForm loaded={{ ...ohio, default_zoom: 9, revision: 4 }} />);
	expect([field('Zoom').value, noteOf('Zoom')]).toEqual(['7', 'Theirs: 9']);

	open(aPlace(inn));
	await type('Note', 'Mine');
	open(aPlace({ ...inn, note: 'Other', revision: 4 }));
	expect([field('Note').value, noteOf('Note')]).toEqual(['Mine', 'Theirs: Other']);
});

test('a saved edit is no longer unsaved, and never returns over what is saved later', async () => {
	const texts = (html: string, revision: number) => (
		<>
			<TextForm label="Our mission" loaded={{ ...mission, html, revision }} />
			<RegionText region={{ ...midwest, text: html, revision }} />
			<StateForm loaded={{ ...ohio, default_zoom: html.length, revision }} />
			{aPlace({ ...inn, phone: html, revision })}
		</>
	);
	const labels = ['Our mission', 'Text', 'Phone'];
	open(texts('Old', 3));
	for (const label of labels) await type(label, 'Mine');
	await type('Zoom', '4.00');
	expect(open(texts('Mine', 4))).not.toContain('Not saved yet');
	expect(Object.keys(localStorage)).toEqual([]);
	expect(open(texts('Newer', 5))).not.toContain('Theirs');
	expect([...labels, 'Zoom'].map((label) => field(label).value)).toEqual(['Newer', 'Newer', 'Newer', '5']);
});

test('when one of two edited fields is saved, the other stays with the revision that it was typed over', async () => {
	const at = (change: Partial<EditedSite>) => ({ form: { ...site, ...change }, texts: [] });
	open(<SiteScreen />, at({}));
	await type('Address', 'There');
	await type('Contact email', 'a@b.example');
	open(<SiteScreen />, at({ address: 'There', contact_email: 'c@d.example', revision: 4 }));
	expect([field('Contact email').value, noteOf('Contact email')]).toEqual([
		'a@b.example',
		'Theirs: c@d.example',
	]);
	open(<SiteScreen />, at({ address: 'Elsewhere', revision: 5 }));
	expect([field('Address').value, field('Contact email').value]).toEqual(['Elsewhere', 'a@b.example']);
});

test('text typed by one account is for that account alone, even after its session has ended', async () => {
	const form = <TextForm label="Our mission" loaded={mission} />;
	open(form);
	await type('Our mission', '<p>Ann’s</p>');
	await happen(() => signInHere(null));
	await type('Our mission', '<p>Ann’s, and more</p>');
	await happen(() => signInHere('bo'));
	await type('Our mission', '<p>Ann’s, to the end</p>');
	expect(open(form)).not.toContain('Not saved yet');
	expect(field('Our mission').value).toBe('<p>Old</p>');
	await happen(() => signInHere('ann'));
	open(form);
	expect(field('Our mission').value).toBe('<p>Ann’s, to the end</p>');
});

test('in two tabs, typing, saving or discarding in one leaves what is typed in the other', async () => {
	const aTab = () => drawHook(() => useUnsavedEdit<Record<string, string>>('site', site)).now();
	const [ours, others] = [aTab(), aTab()];
	await happen(() => ours.set('address', 'There', 'Here'));
	await happen(() => others.set('banner_words', 'Open', ''));
	expect(aTab().typed).toEqual({ address: 'There', banner_words: 'Open' });
	await happen(() => others.saved(4, { banner_words: 'Open' }));
	expect(aTab().latest()).toMatchObject({ revision: 3, typed: { address: 'There' } });
	await happen(() => others.set('address', 'Elsewhere', 'Here'));
	await happen(() => ours.begin(3));
	expect(aTab().typed).toEqual({ address: 'Elsewhere' });
	await happen(() => others.begin(4));
	expect(Object.keys(localStorage)).toEqual([]);
});

test('a browser that stores nothing is not said to keep anything', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const form = <TextForm label="Our mission" loaded={mission} />;
	open(form);
	await type('Our mission', '<p>Half-ty</p>');
	expect(shownWords()).toContain('Kept on this computer until you save.');
	await press('Discard');
	vi.stubGlobal('localStorage', undefined);
	open(form);
	await type('Our mission', '<p>Half-ty</p>');
	expect(shownWords()).toContain('This browser keeps nothing: save before you leave.');
});
