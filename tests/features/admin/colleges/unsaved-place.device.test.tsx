import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { PlaceDialog } from '#features/admin/colleges/PlaceDialog.tsx';
import { keepPoint, usePlaceForm } from '#features/admin/colleges/use-place-form.ts';
import { aDesk, field, open, page, press } from '../a-drawn-form.tsx';

vi.mock('#ui/Field.tsx', async () => ({ Field: (await import('../a-drawn-form.tsx')).drawn.Field }));
vi.mock('#ui/Button.tsx', async (original) => ({
	...(await original<object>()),
	Button: (await import('../a-drawn-form.tsx')).drawn.Button,
}));

const inn = {
	...{ place_id: 'p_1', name: 'The Inn', type: 'hotel', note: '', lat: 40, long: -82, revision: 3 },
	...{ city: 'Kent', state_abbreviation: 'OH', phone: null, website: null },
} as unknown as AdminPlace;
const campus = { lat: 41, long: -81, city: 'Kent', state_abbreviation: 'OH', ipeds_id: 7 };
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

test('of a place that somebody else saved first, what was not typed is theirs, and after Discard all of it', async () => {
	const theirs = { ...inn, note: 'Theirs', city: 'Akron', revision: 4 };
	const shown: string[] = [];
	const steps: ((form: ReturnType<typeof usePlaceForm>) => void)[] = [
		(form) => form.set('note', 'Mine'),
		(form) => form.settle({ isSaved: false, theirs }),
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

test('what was typed since a new place was added is a change of that place, until it is discarded', async () => {
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
