import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import type { EditedSite, EditedText } from '#domain/site/site-form.ts';
import type { AdminRegion, AdminState } from '#domain/states/edit-state.ts';
import type { PersonAdded } from '#features/admin/about/about-writes.ts';
import { ContributorForm } from '#features/admin/about/ContributorForm.tsx';
import { TextForm } from '#features/admin/about/TextForm.tsx';
import { useContributorForm } from '#features/admin/about/use-contributor-form.ts';
import { PlaceDialog } from '#features/admin/colleges/PlaceDialog.tsx';
import { keepPoint, usePlaceForm } from '#features/admin/colleges/use-place-form.ts';
import { NotSaved } from '#features/admin/NotSaved.tsx';
import { MessagesPart } from '#features/admin/site/MessagesPart.tsx';
import { SiteScreen } from '#features/admin/site/SiteScreen.tsx';
import { useMessages } from '#features/admin/site/use-messages.ts';
import { RegionText } from '#features/admin/states/RegionText.tsx';
import { StateForm } from '#features/admin/states/StateForm.tsx';
import { changeRegion } from '#features/admin/states/state-writes.ts';
import { TravelTips } from '#features/admin/states/TravelTips.tsx';
import { useUnsavedEdit } from '#features/admin/use-unsaved-edit.ts';
import { ownTexts } from '#session/own-texts.ts';
import { aStore } from '../../runtime/a-store.ts';
import { signInHere } from '../../session/sign-in-here.ts';

interface Shown {
	label: string;
	value: string;
	hint?: string;
	type: (text: string) => void;
}
/** The fields and buttons of the form as last drawn: without a browser, nobody can type into it. */
const page = vi.hoisted(() => ({
	fields: [] as Shown[],
	buttons: new Map<string, () => void>(),
	showPicture: (_: string) => Promise.resolve(),
}));

const { aField } = vi.hoisted(() => ({
	aField: ({ onChange, ...shown }: Omit<Shown, 'type'> & { onChange: (event: object) => void }) => {
		const { hint } = shown;
		page.fields.push({ ...shown, type: (text) => onChange({ target: { value: text } }) });
		return hint ? <p>{hint}</p> : null;
	},
}));
vi.mock('#ui/Field.tsx', () => ({ Field: aField }));
vi.mock('#ui/TextArea.tsx', () => ({ TextArea: aField }));
vi.mock('#ui/rich-text/RichText.tsx', () => ({
	RichText: ({ label, html, onChange }: { label: string; html: string; onChange: Shown['type'] }) => {
		page.fields.push({ label, value: html, type: onChange });
		return null;
	},
}));
vi.mock('#ui/Button.tsx', async (original) => ({
	...(await original<object>()),
	Button: (button: { children: string; 'aria-label'?: string; onClick: () => void }) => {
		page.buttons.set(button['aria-label'] ?? String(button.children), button.onClick);
		return null;
	},
}));
vi.mock('#ui/Html.tsx', () => ({ Html: ({ html }: { html: string }) => <p>{html}</p> }));
vi.mock('#map/OpeningMap.tsx', () => ({ OpeningMap: () => null }));
vi.mock('#features/admin/images/ImageTools.tsx', () => ({
	ImageTools: ({ onImage }: { onImage: typeof page.showPicture }) => {
		page.showPicture = onImage;
		return null;
	},
}));
vi.mock('#features/admin/states/state-writes.ts', () => ({ changeRegion: vi.fn() }));

/** Opens a form as after a reload; returns its words. */
async function open(form: ReactElement, loaderData?: unknown): Promise<string> {
	page.fields = [];
	page.buttons.clear();
	const routes = [{ id: 'page', path: '/', loader: () => null, element: form }];
	return renderToStaticMarkup(
		<RouterProvider
			router={createMemoryRouter(routes, { hydrationData: { loaderData: { page: loaderData } } })}
		/>,
	);
}
function field(label: string): Shown {
	const found = page.fields.find((each) => each.label === label);
	if (!found) throw new Error(`No field "${label}" among ${page.fields.map((each) => each.label)}`);
	return found;
}
const press = (name: string) => page.buttons.get(name)?.();

const mission: EditedText = { name: 'mission', html: '<p>Old</p>', is_sample: false, revision: 3 };
const ohio = {
	...{ fips: '39', name: 'Ohio', revision: 3, enabled: true, college_count: 2 },
	...{ center_lat: 40, center_long: -82, default_zoom: 6, travel_tips: ['<p>One</p>', '<p>Two</p>'] },
} as AdminState;
const midwest = { id: 'midwest', idString: 'Midwest', text: 'Flat.', revision: 3 } as unknown as AdminRegion;
const inn = {
	...{ place_id: 'p_1', name: 'The Inn', type: 'hotel', note: '', lat: 40, long: -82, revision: 3 },
	...{ city: 'Kent', state_abbreviation: 'OH', phone: null, website: null },
} as unknown as AdminPlace;
const site: EditedSite = {
	...{ banner_on: true, banner_words: '', guide_video: '', contact_email: '', address: 'Here', revision: 3 },
	social_links: '',
};
const campus = { lat: 41, long: -81, city: 'Kent', state_abbreviation: 'OH', ipeds_id: 7 };
const aPlace = (place: AdminPlace | null) => (
	<PlaceDialog place={place} campus={campus} onClose={() => undefined} onDone={() => undefined} />
);
const tips = (state: AdminState, onSave: () => Promise<AdminState | undefined>) => (
	<TravelTips state={state} isBusy={false} onSave={onSave} />
);
const noSave = () => Promise.resolve(undefined);

beforeEach(() => {
	signInHere('ann');
	vi.stubGlobal('localStorage', aStore());
	vi.stubGlobal('addEventListener', () => undefined);
});

test.each([
	['a text of the About page', 'Our mission', <TextForm key="" label="Our mission" loaded={mission} />],
	['a text about a region', 'Text', <RegionText key="" region={midwest} />],
	['where a state’s map opens', 'Zoom, 2 to 16', <StateForm key="" loaded={ohio} />],
	['a new tip', 'Tip', <StateForm key="" loaded={ohio} />],
	['a place in its dialog', 'Note, 60 characters at most', aPlace(inn)],
	['a new place', 'Name', aPlace(null)],
	['a contributor', 'First name', <ContributorForm key="" onAdd={() => Promise.resolve({})} />],
	['the form of the site', 'Address', <SiteScreen key="" />],
])(
	'%s that was left half-typed is there when it is opened again, until it is discarded',
	async (_, label, form) => {
		const loaded = { form: site, texts: [] };
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

test('what somebody else saved meanwhile stands beside what was typed before', async () => {
	await open(<TextForm label="Our mission" loaded={mission} />);
	field('Our mission').type('<p>Mine</p>');
	const theirs = { ...mission, html: '<p>Theirs</p>', revision: 4 };
	expect(await open(<TextForm label="Our mission" loaded={theirs} />)).toContain('Theirs:');
	expect(field('Our mission').value).toBe('<p>Mine</p>');

	await open(<StateForm loaded={ohio} />);
	field('Zoom, 2 to 16').type('7');
	await open(<StateForm loaded={{ ...ohio, default_zoom: 9, revision: 4 }} />);
	expect(field('Zoom, 2 to 16')).toMatchObject({ value: '7', hint: 'Theirs: 9' });

	await open(aPlace(inn));
	field('Note, 60 characters at most').type('Mine');
	await open(aPlace({ ...inn, note: 'Other', revision: 4 }));
	expect(field('Note, 60 characters at most')).toMatchObject({ value: 'Mine', hint: 'Theirs: Other' });
});

test('a text of somebody else’s about a region stays beside what was typed, after the picture is saved, too', async () => {
	const at = (revision: number, text: string) => ({ ...midwest, revision, text });
	await open(<RegionText region={midwest} />);
	field('Text').type('Mine');
	expect(await open(<RegionText region={at(4, 'Bo')} />)).toContain('Theirs: Bo');
	vi.mocked(changeRegion).mockResolvedValueOnce({ isSaved: true, now: at(5, 'Bo') });
	await page.showPicture('/new.jpg');
	expect(await open(<RegionText region={at(5, 'Bo')} />)).toContain('Theirs: Bo');
	expect(field('Text').value).toBe('Mine');
});

test('what is saved already is no unsaved edit, and never returns over what is saved later', async () => {
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
	field('Zoom, 2 to 16').type('4.00');
	expect(await open(texts('Mine', 4))).not.toContain('Not saved yet');
	expect(Object.keys(localStorage)).toEqual([]);
	expect(await open(texts('Newer', 5))).not.toContain('Theirs');
	expect([...labels, 'Zoom, 2 to 16'].map((label) => field(label).value)).toEqual([
		'Newer',
		'Newer',
		'Newer',
		'5',
	]);
});

test('of two fields typed into, the one that is not saved stays with the revision that it was typed over', async () => {
	const at = (change: Partial<EditedSite>) => ({ form: { ...site, ...change }, texts: [] });
	await open(<SiteScreen />, at({}));
	field('Address').type('There');
	field('Contact email').type('a@b.example');
	await open(<SiteScreen />, at({ address: 'There', contact_email: 'c@d.example', revision: 4 }));
	expect(field('Contact email')).toMatchObject({ value: 'a@b.example', hint: 'Theirs: c@d.example' });
	await open(<SiteScreen />, at({ address: 'Elsewhere', revision: 5 }));
	expect([field('Address').value, field('Contact email').value]).toEqual(['Elsewhere', 'a@b.example']);
});

test('what one account has typed is for that account alone, also after its session has ended', async () => {
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

test('in two tabs, what is typed, saved or discarded in one leaves what is typed in the other', async () => {
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
		const { typed, set, isKept } = useUnsavedEdit<{ text?: string }>('typing', { revision: 1 });
		if (typed.text === undefined) set('text', 'half-ty', '');
		return <NotSaved isUnsaved isKept={isKept} onDiscard={() => undefined} />;
	}
	expect(await open(<Typing />)).toContain('Kept on this computer until you save.');
	vi.stubGlobal('localStorage', undefined);
	expect(await open(<Typing />)).toContain('This browser keeps nothing: save before you leave.');
});

test('a message that was added and never saved is still on the list', async () => {
	const first = { ...mission, name: 'message_1' };
	await open(<MessagesPart texts={[first, { ...first, name: 'message_9' }]} />);
	field('Message 1').type('<p>Half</p>');
	// As after "Add a message".
	await open(<TextForm label="New" loaded={{ ...mission, name: 'message_10', html: '', revision: 0 }} />);
	field('New').type('<p>Added</p>');
	await open(<MessagesPart texts={[first, { ...first, name: 'message_9' }]} />);
	expect(page.fields.map(({ value }) => value)).toEqual(['<p>Half</p>', '<p>Old</p>', '<p>Added</p>']);
});

test('a message that was added here does not land on one that somebody else has added meanwhile', async () => {
	const bos = { ...mission, name: 'message_4', html: '<p>Bo’s</p>', revision: 12 };
	await open(<TextForm label="New" loaded={{ ...bos, html: '', revision: 0 }} />);
	field('New').type('<p>Ann’s</p>');
	for (const _ of ['opened', 'opened again']) {
		const words = await open(<MessagesPart texts={[bos]} />);
		expect(page.fields.map(({ value }) => value)).toEqual(['<p>Bo’s</p>', '<p>Ann’s</p>']);
		expect(words).not.toMatch(/Theirs|removed/);
		expect(Object.keys(localStorage)).toEqual([`${ownTexts('ann')}text-message_5`]);
	}
	await open(<MessagesPart texts={[bos, { ...bos, name: 'message_5', html: '<p>Ann’s</p>' }]} />);
	expect(page.fields).toHaveLength(2);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('a message whose name somebody else takes while both are typed moves on: both are listed, each with its text', async () => {
	const bos = { ...mission, name: 'message_4', html: '<p>Bo’s</p>', revision: 12 };
	await open(<TextForm label="New" loaded={{ ...bos, html: '', revision: 0 }} />);
	field('New').type('<p>Ann’s</p>');
	const listed: ReturnType<typeof useMessages>['messages'][] = [];
	// As after the answer to "Save" or "Delete".
	const steps = [({ know }: ReturnType<typeof useMessages>) => know(bos)];
	function Steps() {
		const part = useMessages([]);
		listed.push(part.messages);
		steps.shift()?.(part);
		return null;
	}
	await open(<Steps />);
	expect(listed.at(-1)).toMatchObject([
		{ ...bos, isMet: true },
		{ name: 'message_5', revision: 0 },
	]);
	await open(<MessagesPart texts={[bos]} />);
	expect(page.fields.map(({ value }) => value)).toEqual(['<p>Bo’s</p>', '<p>Ann’s</p>']);
});

test('a half-edited message that somebody else has removed is said to be so', async () => {
	const fourth = { ...mission, name: 'message_4' };
	await open(<MessagesPart texts={[fourth]} />);
	field('Message 1').type('<p>Half</p>');
	expect(await open(<MessagesPart texts={[fourth]} />)).not.toContain('removed');
	expect(await open(<MessagesPart texts={[]} />)).toContain(
		'Somebody else has removed it. Saving shows it again.',
	);
	expect(field('Message 1').value).toBe('<p>Half</p>');
});

test('each tip keeps what is typed into it while another one is edited', async () => {
	await open(tips(ohio, noSave));
	field('Tip').type('<p>New</p>');
	press('Edit tip 2');
	await open(tips(ohio, noSave));
	expect(field('Tip').value).toBe('<p>New</p>');
});

test('a tip that somebody else changed or removed meanwhile is said to be so; one that was saved is no unsaved edit', async () => {
	const at = (...travel_tips: string[]) => tips({ ...ohio, revision: 4, travel_tips }, noSave);
	const gone = 'was changed or removed meanwhile';
	expect(await open(at('<p>One</p>', '<p>Two</p>'))).not.toContain(gone);
	const stored = {
		revision: 3,
		typed: { '<p>One</p>': '<p>One, mine</p>' },
		before: { '<p>One</p>': '<p>One</p>' },
	};
	localStorage.setItem(`${ownTexts('ann')}tips-39`, JSON.stringify(stored));
	expect(await open(at('<p>One, theirs</p>', '<p>Two</p>'))).toContain(gone);
	expect(await open(at('<p>Two</p>'))).toContain(gone);
	expect(field('Tip').value).toBe('<p>One, mine</p>');
	expect(await open(at('<p>One, mine</p>', '<p>Two</p>'))).not.toMatch(new RegExp(`${gone}|Not saved yet`));
	expect(field('Tip').value).toBe('');
	expect(Object.keys(localStorage)).toEqual([]);
});

test('what is typed while a tip is being saved goes on in that tip', async () => {
	await open(tips(ohio, noSave));
	field('Tip').type('<p>Three</p>');
	let answer: (state: AdminState) => void = () => undefined;
	const onSave = vi.fn(() => new Promise<AdminState>((resolve) => (answer = resolve)));
	await open(tips(ohio, onSave));
	press('Save tip');
	expect(onSave).toHaveBeenCalledExactlyOnceWith([...ohio.travel_tips, '<p>Three</p>']);
	field('Tip').type('<p>Three, and more</p>');
	const saved = { ...ohio, revision: 4, travel_tips: [...ohio.travel_tips, '<p>Three</p>'] };
	answer(saved);
	await vi.waitFor(async () => {
		expect(await open(tips(saved, onSave))).toContain('Tip 3');
	});
	expect(field('Tip').value).toBe('<p>Three, and more</p>');
	press('Save tip');
	expect(onSave).toHaveBeenLastCalledWith([...ohio.travel_tips, '<p>Three, and more</p>']);
});

test('a new place that was sent has the same id when its form is opened again, until it is done with', async () => {
	const reopened = async () => {
		const forms: ReturnType<typeof usePlaceForm>[] = [];
		function Form() {
			forms.push(usePlaceForm(null, campus));
			return null;
		}
		await open(<Form />);
		const [form] = forms;
		if (!form) throw new Error('The form was not drawn');
		return { ...form, id: form.newPlace.place_id };
	};
	(await reopened()).set('name', 'The Inn');
	const sent = await reopened();
	sent.judge();
	expect((await reopened()).id).toBe(sent.id);
	(await reopened()).settle({ isSaved: false, isGone: true });
	const next = await reopened();
	expect([next.id === sent.id, next.typed.name]).toEqual([false, 'The Inn']);
	next.judge();
	next.settle({ isSaved: false });
	expect((await reopened()).id).toBe(next.id);
	next.settle({ isSaved: true });
	expect((await reopened()).id).not.toBe(next.id);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('a contributor who was sent is the same one after a reload and a correction, until they are added or gone', async () => {
	const sent: Contributor[] = [];
	const send = async (answer: PersonAdded, last: string) => {
		const forms: ReturnType<typeof useContributorForm>[] = [];
		function Form() {
			const onAdd = async (person: Contributor) => {
				sent.push(person);
				return answer;
			};
			const form = useContributorForm(onAdd);
			forms.push(form);
			if (form.person.last !== last) {
				form.change('first', 'Rosa');
				form.change('last', last);
			}
			return null;
		}
		await open(<Form />);
		await forms.at(-1)?.add();
	};
	await send({}, 'Dias');
	await send({ isGone: true }, 'Diaz');
	await send({ people: [] }, 'Diaz');
	expect(Object.keys(localStorage)).toEqual([]);
	await send({}, 'Diaz');
	expect(sent.map(({ last }) => last)).toEqual(['Dias', 'Diaz', 'Diaz', 'Diaz']);
	const [lost, refused, anew, next] = sent.map(({ contributor_id }) => contributor_id);
	expect(refused).toBe(lost);
	expect(new Set([lost, anew, next]).size).toBe(3);
});

test('of a place that somebody else saved first, what was not typed is theirs, and after Discard all of it', async () => {
	const theirs = { ...inn, note: 'Theirs', city: 'Akron', revision: 4 };
	const shown: string[] = [];
	const steps: ((form: ReturnType<typeof usePlaceForm>) => void)[] = [
		(form) => form.set('note', 'Mine'),
		(form) => form.settle({ isSaved: false, theirs }),
		(form) => form.notSaved.onDiscard(),
	];
	function Steps() {
		const form = usePlaceForm(inn, campus);
		shown.push(`${form.typed.note} ${form.typed.city}`);
		steps.shift()?.(form);
		return null;
	}
	await open(<Steps />);
	expect(shown.slice(-2)).toEqual(['Mine Akron', 'Theirs Akron']);
});

test('a point chosen for a new place counts more than one typed before, and is kept with its name', async () => {
	await open(aPlace(null));
	field('Latitude').type('12');
	expect(keepPoint(campus, { lat: 41.2, long: -81.3 })).toBe(true);
	await open(aPlace(null));
	field('Name').type('The Inn');
	await open(aPlace(null));
	const shown = () => ['Name', 'Latitude', 'Longitude'].map((label) => field(label).value);
	expect(shown()).toEqual(['The Inn', '41.2', '-81.3']);
	press('Discard');
	await open(aPlace(null));
	expect(shown()).toEqual(['', '41', '-81']);
});
