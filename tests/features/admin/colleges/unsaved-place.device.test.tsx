import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { PlaceDialog } from '#features/admin/colleges/PlaceDialog.tsx';
import { keepPoint, usePlaceForm } from '#features/admin/colleges/use-place-form.ts';
import { storedEdit } from '#features/admin/stored-edits.ts';
import { aDesk, field, open, page, press } from '../a-drawn-form.tsx';
import { campus, inn } from '../a-place.ts';

vi.mock('#ui/Field.tsx', async () => ({ Field: (await import('../a-drawn-form.tsx')).drawn.Field }));
vi.mock('#ui/Button.tsx', async (original) => ({
	...(await original<object>()),
	Button: (await import('../a-drawn-form.tsx')).drawn.Button,
}));

const dialog = (places: AdminPlace[]) => (
	<PlaceDialog
		place={null}
		campus={campus}
		places={places}
		onClose={() => undefined}
		onDone={() => undefined}
	/>
);
const aNewPlace = dialog([]);

beforeEach(aDesk);

test('a new place that was sent has the same id when its form is opened again, until it is done with', async () => {
	const reopened = async () => {
		const forms: ReturnType<typeof usePlaceForm>[] = [];
		function Form() {
			forms.push(usePlaceForm(null, campus, []));
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

test('when somebody else saved a place first, what was not typed is theirs, and after Discard all of it', async () => {
	const theirs = { ...inn, note: 'Theirs', city: 'Akron', revision: 4 };
	const shown: string[] = [];
	const steps: ((form: ReturnType<typeof usePlaceForm>) => void)[] = [
		(form) => form.set('note', 'Mine'),
		(form) => form.settle({ isSaved: false, now: theirs }),
		(form) => form.notSaved.onDiscard(),
	];
	function Steps() {
		const form = usePlaceForm(inn, campus, [inn]);
		shown.push(`${form.typed.note} ${form.typed.city}`);
		steps.shift()?.(form);
		return null;
	}
	await open(<Steps />);
	expect(shown.slice(-2)).toEqual(['Mine Akron', 'Theirs Akron']);
});

type Form = ReturnType<typeof usePlaceForm>;

/** Takes the steps one by one, each in the form as the one before has left it; resolves to the form as last drawn. */
async function stepped(place: AdminPlace | null, steps: ((form: Form) => void)[]): Promise<Form> {
	const forms: Form[] = [];
	function Steps() {
		const form = usePlaceForm(place, campus, []);
		forms.push(form);
		steps[forms.length - 1]?.(form);
		return null;
	}
	await open(<Steps />);
	const last = forms.at(-1);
	if (!last) throw new Error('The form was not drawn');
	return last;
}

/** Sends a place, types on in its name, then has the answer, which settles the place as sent. */
async function typedOn(place: AdminPlace | null) {
	const closed: boolean[] = [];
	let sent: Form | undefined;
	const form = await stepped(place, [
		({ set }) => set('name', 'Sent '),
		(now) => {
			sent = now;
			now.judge();
			now.set('name', 'Typed on');
		},
		() => {
			const saved = { ...inn, ...place, ...sent?.read.data, ...(!place && sent?.newPlace), revision: 9 };
			closed.push(sent?.settle({ isSaved: true, now: saved as AdminPlace }) ?? true);
		},
	]);
	return { form, closed, sent };
}

test('words typed while a place is being saved stay unsaved, on top of the revision that answers', async () => {
	const { form, closed } = await typedOn(inn);
	expect([closed, form.typed.name, form.notSaved.isUnsaved, form.isTheirs('name')]).toEqual([
		[false],
		'Typed on',
		true,
		false,
	]);
	expect(form.known).toMatchObject({ place_id: 'p_1', name: 'Sent', revision: 9 });
	expect(storedEdit('place-p_1').read()).toMatchObject({ revision: 9, typed: { name: 'Typed on' } });
	form.notSaved.onDiscard();
	expect(Object.keys(localStorage)).toEqual([]);
});

test('words typed while a new place is being added are a change of it', async () => {
	const { form, closed, sent } = await typedOn(null);
	expect([closed, form.typed.name, form.known?.name, form.known?.revision]).toEqual([
		[false],
		'Typed on',
		'Sent',
		9,
	]);
	expect(form.known?.place_id).toBe(sent?.newPlace.place_id);
	expect(JSON.stringify(localStorage)).toContain(form.known?.place_id);
});

test('a place in which nothing was typed since it was sent is done with', async () => {
	const steps: ((form: Form) => void)[] = [
		({ set }) => set('name', 'Sent'),
		(form) => expect(form.settle({ isSaved: true, now: { ...inn, name: 'Sent', revision: 4 } })).toBe(true),
	];
	const form = await stepped(inn, steps);
	expect([form.typed.name, form.notSaved.isUnsaved, Object.keys(localStorage)]).toEqual(['Sent', false, []]);
});

test('a point chosen for a new place counts more than one typed before, and is kept with its name', async () => {
	await open(aNewPlace);
	field('Latitude').type('12');
	expect(keepPoint(campus, { lat: 41.2, long: -81.3 }, [])).toBe(true);
	await open(aNewPlace);
	field('Name').type('The Inn');
	await open(aNewPlace);
	const shown = () => ['Name', 'Latitude', 'Longitude'].map((label) => field(label).value);
	expect(shown()).toEqual(['The Inn', '41.2', '-81.3']);
	press('Discard');
	await open(aNewPlace);
	expect(shown()).toEqual(['', '41', '-81']);
});

/** Types a new place and sends it; resolves to the place that the server has now, whose answer was lost. */
async function aLostAnswer(): Promise<AdminPlace> {
	const forms: ReturnType<typeof usePlaceForm>[] = [];
	function Form() {
		const form = usePlaceForm(null, campus, []);
		forms.push(form);
		if (form.typed.name === '') {
			form.set('name', 'The Inn ');
			form.set('website', 'inn.example');
		}
		return null;
	}
	await open(<Form />);
	const sent = forms.at(-1);
	sent?.judge();
	sent?.settle({ isSaved: false });
	return { ...inn, ...campus, ...sent?.read.data, ...sent?.newPlace, revision: 1 } as AdminPlace;
}
const shownName = () => field('Name').value;
const buttons = () => [...page.buttons.keys()];

test('a new place that was added, though the answer was lost, is not in the way of the next', async () => {
	const added = await aLostAnswer();
	expect([added.name, added.website]).toEqual(['The Inn', 'https://inn.example']);
	await open(aNewPlace);
	expect(shownName()).toBe('The Inn ');
	await open(dialog([added]));
	expect([shownName(), buttons()]).toEqual(['', ['Add the place', 'Close']]);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('nor when the next is begun by a point on the map', async () => {
	const added = await aLostAnswer();
	expect(keepPoint(campus, { lat: 41.2, long: -81.3 }, [added])).toBe(true);
	await open(dialog([added]));
	expect([shownName(), field('Latitude').value, buttons()]).toEqual([
		'',
		'41.2',
		['Discard', 'Add the place', 'Close'],
	]);
	expect(JSON.stringify(localStorage)).not.toContain(added.place_id);
});

test('words typed since a new place was added are a change of that place, until they are discarded', async () => {
	const added = await aLostAnswer();
	await open(aNewPlace);
	field('Name').type('The Old Inn');
	const words = await open(dialog([added]));
	expect(words).toContain('The Inn</h2>');
	expect([shownName(), buttons()]).toEqual(['The Old Inn', ['Discard', 'Save the place', 'Delete', 'Close']]);
	press('Discard');
	await open(dialog([added]));
	expect([shownName(), buttons()]).toEqual(['', ['Add the place', 'Close']]);
});
