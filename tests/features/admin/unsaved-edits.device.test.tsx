import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import type { EditedSite, EditedText } from '#domain/site/site-form.ts';
import type { AdminRegion, AdminState } from '#domain/states/edit-state.ts';
import { ContributorForm } from '#features/admin/about/ContributorForm.tsx';
import { TextForm } from '#features/admin/about/TextForm.tsx';
import { PlaceDialog } from '#features/admin/colleges/PlaceDialog.tsx';
import { NotSaved } from '#features/admin/NotSaved.tsx';
import { PromoCodesScreen } from '#features/admin/promo-codes/PromoCodesScreen.tsx';
import { SiteScreen } from '#features/admin/site/SiteScreen.tsx';
import { RegionText } from '#features/admin/states/RegionText.tsx';
import { StateForm } from '#features/admin/states/StateForm.tsx';
import { useUnsavedEdit } from '#features/admin/use-unsaved-edit.ts';
import { signInHere } from '../../session/sign-in-here.ts';
import { aDesk, field, open, press } from './a-drawn-form.tsx';
import { campus, inn } from './a-place.ts';

vi.mock('#ui/Field.tsx', async () => ({ Field: (await import('./a-drawn-form.tsx')).drawn.Field }));
vi.mock('#ui/TextArea.tsx', async () => ({ TextArea: (await import('./a-drawn-form.tsx')).drawn.Field }));
vi.mock('#ui/rich-text/RichText.tsx', async () => ({
	RichText: (await import('./a-drawn-form.tsx')).drawn.RichText,
}));
vi.mock('#ui/Button.tsx', async (original) => ({
	...(await original<object>()),
	Button: (await import('./a-drawn-form.tsx')).drawn.Button,
}));
vi.mock('#ui/Html.tsx', async () => ({ Html: (await import('./a-drawn-form.tsx')).drawn.Html }));
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
		await open(form, loaded);
		const before = field(label).value;
		field(label).type('7, half-ty');
		expect(await open(form, loaded)).toContain('Not saved yet. Kept on this computer until you save.');
		expect(field(label).value).toBe('7, half-ty');
		press('Discard');
		expect(await open(form, loaded)).not.toContain('Not saved yet');
		expect(field(label).value).toBe(before);
		expect(Object.keys(localStorage)).toEqual([]);
	},
);

test('what somebody else saved meanwhile is shown beside what was typed before', async () => {
	await open(<TextForm label="Our mission" loaded={mission} />);
	field('Our mission').type('<p>Mine</p>');
	const theirs = { ...mission, html: '<p>Theirs</p>', revision: 4 };
	expect(await open(<TextForm label="Our mission" loaded={theirs} />)).toContain('Theirs:');
	expect(field('Our mission').value).toBe('<p>Mine</p>');

	await open(<StateForm loaded={ohio} />);
	field('Zoom').type('7');
	await open(<StateForm loaded={{ ...ohio, default_zoom: 9, revision: 4 }} />);
	expect(field('Zoom')).toMatchObject({ value: '7', hint: 'Theirs: 9' });

	await open(aPlace(inn));
	field('Note').type('Mine');
	await open(aPlace({ ...inn, note: 'Other', revision: 4 }));
	expect(field('Note')).toMatchObject({ value: 'Mine', hint: 'Theirs: Other' });
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
	await open(texts('Old', 3));
	for (const label of labels) field(label).type('Mine');
	field('Zoom').type('4.00');
	expect(await open(texts('Mine', 4))).not.toContain('Not saved yet');
	expect(Object.keys(localStorage)).toEqual([]);
	expect(await open(texts('Newer', 5))).not.toContain('Theirs');
	expect([...labels, 'Zoom'].map((label) => field(label).value)).toEqual(['Newer', 'Newer', 'Newer', '5']);
});

test('when one of two edited fields is saved, the other stays with the revision that it was typed over', async () => {
	const at = (change: Partial<EditedSite>) => ({ form: { ...site, ...change }, texts: [] });
	await open(<SiteScreen />, at({}));
	field('Address').type('There');
	field('Contact email').type('a@b.example');
	await open(<SiteScreen />, at({ address: 'There', contact_email: 'c@d.example', revision: 4 }));
	expect(field('Contact email')).toMatchObject({ value: 'a@b.example', hint: 'Theirs: c@d.example' });
	await open(<SiteScreen />, at({ address: 'Elsewhere', revision: 5 }));
	expect([field('Address').value, field('Contact email').value]).toEqual(['Elsewhere', 'a@b.example']);
});

test('text typed by one account is for that account alone, even after its session has ended', async () => {
	const form = <TextForm label="Our mission" loaded={mission} />;
	await open(form);
	field('Our mission').type('<p>Ann’s</p>');
	signInHere(null);
	field('Our mission').type('<p>Ann’s, and more</p>');
	signInHere('bo');
	field('Our mission').type('<p>Ann’s, to the end</p>');
	expect(await open(form)).not.toContain('Not saved yet');
	expect(field('Our mission').value).toBe('<p>Old</p>');
	signInHere('ann');
	await open(form);
	expect(field('Our mission').value).toBe('<p>Ann’s, to the end</p>');
});

test('in two tabs, typing, saving or discarding in one leaves what is typed in the other', async () => {
	const aTab = async () => {
		const opened: ReturnType<typeof useUnsavedEdit<Record<string, string>>>[] = [];
		function Form() {
			opened.push(useUnsavedEdit('site', site));
			return null;
		}
		await open(<Form />);
		const [form] = opened;
		if (!form) throw new Error('The form was not drawn');
		return form;
	};
	const [ours, others] = [await aTab(), await aTab()];
	ours.set('address', 'There', 'Here');
	others.set('banner_words', 'Open', '');
	expect((await aTab()).typed).toEqual({ address: 'There', banner_words: 'Open' });
	others.saved(4, { banner_words: 'Open' });
	expect((await aTab()).latest()).toMatchObject({ revision: 3, typed: { address: 'There' } });
	others.set('address', 'Elsewhere', 'Here');
	ours.begin(3);
	expect((await aTab()).typed).toEqual({ address: 'Elsewhere' });
	others.begin(4);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('a browser that stores nothing is not said to keep anything', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	function Typing() {
		const { typed, set, isStored } = useUnsavedEdit<{ text?: string }>('typing', { revision: 1 });
		if (typed.text === undefined) set('text', 'half-ty', '');
		return <NotSaved isUnsaved isStored={isStored} onDiscard={() => undefined} />;
	}
	expect(await open(<Typing />)).toContain('Kept on this computer until you save.');
	vi.stubGlobal('localStorage', undefined);
	expect(await open(<Typing />)).toContain('This browser keeps nothing: save before you leave.');
});
