// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { PlaceDialog } from '#features/admin/colleges/PlaceDialog.tsx';
import { keepPoint, usePlaceForm } from '#features/admin/colleges/use-place-form.ts';
import { storedEdit } from '#features/admin/stored-edits.ts';
import { drawHook, field, happen, press, type } from '../../../ui/draw.ts';
import { aDesk, open } from '../a-desk.tsx';
import { campus, inn } from '../a-place.ts';

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

type Form = ReturnType<typeof usePlaceForm>;
const aForm = (place: AdminPlace | null = null) => drawHook((): Form => usePlaceForm(place, campus, []));

beforeEach(aDesk);

test('a new place that was sent has the same id when its form is opened again, until it is done with', async () => {
	const reopened = () => {
		const form = aForm().now();
		return { ...form, id: form.newPlace.place_id };
	};
	const typing = reopened();
	await happen(() => typing.set('name', 'The Inn'));
	const sent = reopened();
	await happen(() => sent.judge());
	const again = reopened();
	expect(again.id).toBe(sent.id);
	await happen(() => again.settle({ isSaved: false, isGone: true }));
	const next = reopened();
	expect([next.id === sent.id, next.typed.name]).toEqual([false, 'The Inn']);
	await happen(() => next.judge());
	await happen(() => next.settle({ isSaved: false }));
	expect(reopened().id).toBe(next.id);
	await happen(() => next.settle({ isSaved: true }));
	expect(reopened().id).not.toBe(next.id);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('when somebody else saved a place first, what was not typed is theirs, and after Discard all of it', async () => {
	const theirs = { ...inn, note: 'Theirs', city: 'Akron', revision: 4 };
	const { now } = aForm(inn);
	const shown = () => `${now().typed.note} ${now().typed.city}`;
	await happen(() => now().set('note', 'Mine'));
	await happen(() => now().settle({ isSaved: false, now: theirs }));
	expect(shown()).toBe('Mine Akron');
	await happen(() => now().notSaved.onDiscard());
	expect(shown()).toBe('Theirs Akron');
});

/** Sends a place, types on in its name, then has the answer, which settles the place as sent. */
async function typedOn(place: AdminPlace | null) {
	const { now } = aForm(place);
	await happen(() => now().set('name', 'Sent '));
	const sent = now();
	await happen(() => sent.judge());
	await happen(() => now().set('name', 'Typed on'));
	const saved = {
		...inn,
		...place,
		...sent.read.data,
		...(!place && sent.newPlace),
		revision: 9,
	} as AdminPlace;
	const closed: boolean[] = [];
	await happen(() => closed.push(sent.settle({ isSaved: true, now: saved })));
	return { form: now(), closed, sent };
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
	await happen(() => form.notSaved.onDiscard());
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
	expect(form.known?.place_id).toBe(sent.newPlace.place_id);
	expect(JSON.stringify(localStorage)).toContain(form.known?.place_id);
});

test('a place in which nothing was typed since it was sent is done with', async () => {
	const { now } = aForm(inn);
	await happen(() => now().set('name', 'Sent'));
	const isDone: boolean[] = [];
	await happen(() =>
		isDone.push(now().settle({ isSaved: true, now: { ...inn, name: 'Sent', revision: 4 } })),
	);
	expect(isDone).toEqual([true]);
	expect([now().typed.name, now().notSaved.isUnsaved, Object.keys(localStorage)]).toEqual([
		'Sent',
		false,
		[],
	]);
});

test('a point chosen for a new place counts more than one typed before, and is kept with its name', async () => {
	open(aNewPlace);
	await type('Latitude', '12');
	expect(keepPoint(campus, { lat: 41.2, long: -81.3 }, [])).toBe(true);
	open(aNewPlace);
	await type('Name', 'The Inn');
	open(aNewPlace);
	const shown = () => ['Name', 'Latitude', 'Longitude'].map((label) => field(label).value);
	expect(shown()).toEqual(['The Inn', '41.2', '-81.3']);
	await press('Discard');
	open(aNewPlace);
	expect(shown()).toEqual(['', '41', '-81']);
});

/** Types a new place and sends it; resolves to the place that the server has now, whose answer was lost. */
async function aLostAnswer(): Promise<AdminPlace> {
	const { now } = aForm();
	await happen(() => now().set('name', 'The Inn '));
	await happen(() => now().set('website', 'inn.example'));
	const sent = now();
	await happen(() => sent.judge());
	await happen(() => sent.settle({ isSaved: false }));
	return { ...inn, ...campus, ...sent.read.data, ...sent.newPlace, revision: 1 } as AdminPlace;
}
const shownName = () => field('Name').value;
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test('a new place that was added, though the answer was lost, is not in the way of the next', async () => {
	const added = await aLostAnswer();
	expect([added.name, added.website]).toEqual(['The Inn', 'https://inn.example']);
	open(aNewPlace);
	expect(shownName()).toBe('The Inn ');
	open(dialog([added]));
	expect([shownName(), buttons()]).toEqual(['', ['Add the place', 'Close']]);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('nor when the next is begun by a point on the map', async () => {
	const added = await aLostAnswer();
	expect(keepPoint(campus, { lat: 41.2, long: -81.3 }, [added])).toBe(true);
	open(dialog([added]));
	expect([shownName(), field('Latitude').value, buttons()]).toEqual([
		'',
		'41.2',
		['Discard', 'Add the place', 'Close'],
	]);
	expect(JSON.stringify(localStorage)).not.toContain(added.place_id);
});

test('words typed since a new place was added are a change of that place, until they are discarded', async () => {
	const added = await aLostAnswer();
	open(aNewPlace);
	await type('Name', 'The Old Inn');
	open(dialog([added]));
	expect(document.querySelector('h2')?.textContent).toBe('The Inn');
	expect([shownName(), buttons()]).toEqual(['The Old Inn', ['Discard', 'Save the place', 'Delete', 'Close']]);
	await press('Discard');
	open(dialog([added]));
	expect([shownName(), buttons()]).toEqual(['', ['Add the place', 'Close']]);
});
