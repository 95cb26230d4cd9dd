import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { regionIds } from '#domain/states/region.ts';
import { createCollegeEditStore } from '#server/colleges/edit-store.ts';
import { colleges } from '#server/colleges/table.ts';
import { revisionReader } from '#server/db/revision.ts';
import { places } from '#server/places/table.ts';
import { readShipped, type Shipped } from '#server/shipped/read.ts';
import { shippedRowsOf } from '#server/shipped/rows.ts';
import { seed } from '#server/shipped/seed.ts';
import { regionContent, states } from '#server/states/table.ts';
import { aCatalogue, aCollege, aPlace } from '../a-catalogue.ts';
import { aMember } from '../a-member.ts';
import { aDatabase } from '../a-server.ts';

const bc = eq(colleges.ipeds_id, 164924);

function aRelease(catalogue?: Shipped) {
	const db = aDatabase(catalogue);
	const upgrade = (changes: Partial<Shipped>) => seed(db, shippedRowsOf(aCatalogue(changes)));
	return { db, upgrade, college: () => db.select().from(colleges).where(bc).get() };
}

test('a restart changes nothing, not even the revision', () => {
	const { db, upgrade } = aRelease();
	const revision = revisionReader(db);
	const before = revision();
	expect(upgrade({})).toEqual({ added: 0, updated: 0, withdrawn: 0 });
	expect(revision()).toBe(before);
});

test('a release updates what it ships', () => {
	const { upgrade, college } = aRelease();
	const report = upgrade({
		colleges: aCatalogue().colleges.map((shipped) => ({ ...shipped, enrolled_total: 10_083 })),
	});
	expect(report).toEqual({ added: 0, updated: 5, withdrawn: 0 });
	expect(college()?.enrolled_total).toBe(10_083);
});

test("an editor's change is kept, and the columns beside it follow the release", () => {
	const { db, upgrade, college } = aRelease();
	db.update(colleges)
		.set({ stay_html: '<p>Mine</p>', is_starter: false, edited_fields: ['stay_html', 'is_starter'] })
		.where(bc)
		.run();
	const [starter] = aCatalogue().starters;
	if (!starter) throw new Error('the catalogue has a starter');
	upgrade({ starters: [{ ...starter, stay_html: '<p>Theirs</p>', eat_html: '<p>New</p>' }] });
	expect(college()).toMatchObject({ stay_html: '<p>Mine</p>', is_starter: false, eat_html: '<p>New</p>' });
});

test.each(['stay_html', 'eat_html', 'do_html', 'features', 'content'] as const)(
	'an editor’s own guide, begun with %s, is not a starter guide once a release brings one',
	async (field) => {
		const { db, upgrade } = aRelease();
		const { id } = await aMember(db, 'ed');
		const mine = field === 'content' ? { features: [{ title: 'Mine', html: '' }] } : '<p>Mine</p>';
		const asked = { ipedsId: 166027, update: { [field]: mine }, by: id };
		await createCollegeEditStore(db).change(asked, new Date('2026-11-21T12:00:00Z'));
		const [starter] = aCatalogue().starters;
		if (!starter) throw new Error('the catalogue has a starter');
		upgrade({ starters: [starter, { ...starter, ipeds_id: 166027, places: [] }] });
		const harvard = db.select().from(colleges).where(eq(colleges.ipeds_id, 166027)).get();
		const theirs = field === 'stay_html' ? { eat_html: '<p>Eat</p>' } : { stay_html: '<p>Stay</p>' };
		expect(harvard).toMatchObject({ [field]: mine, ...theirs, is_starter: false });
	},
);

test('a release opens a closed college, but not one whose guide an editor has begun', async () => {
	const shipped = (enabled: boolean) => ({
		colleges: aCatalogue().colleges.map((college) => ({ ...college, enabled })),
	});
	for (const [update, isOpen] of [
		[{ city: 'Newton' }, true],
		[{ stay_html: '<p>Ask Joy which hotel</p>' }, false],
	] as const) {
		const { db, upgrade, college } = aRelease(aCatalogue(shipped(false)));
		const { id } = await aMember(db, 'ed');
		const asked = { ipedsId: 164924, update, by: id };
		await createCollegeEditStore(db).change(asked, new Date('2026-11-21T12:00:00Z'));
		upgrade(shipped(true));
		expect(college()).toMatchObject({ ...update, enabled: isOpen });
	}
});

test('a guide whose texts no editor has touched becomes a starter guide, whatever else was edited', async () => {
	const { db, upgrade } = aRelease(aCatalogue({ starters: [] }));
	const { id } = await aMember(db, 'ed');
	const asked = { ipedsId: 164924, update: { city: 'Newton' }, by: id };
	await createCollegeEditStore(db).change(asked, new Date('2026-11-21T12:00:00Z'));
	upgrade({});
	const college = db.select().from(colleges).where(bc).get();
	expect(college).toMatchObject({ city: 'Newton', stay_html: '<p>Stay</p>', is_starter: true });
});

test("an editor's words and picture of a region are kept", () => {
	const { db, upgrade } = aRelease();
	db.update(regionContent)
		.set({ text: 'Mine', image: '/lake.jpg', edited_fields: ['text', 'image'] })
		.run();
	upgrade({ regions: [{ id: 'NewEngland', text: 'Theirs' }] });
	expect(db.select().from(regionContent).get()).toMatchObject({ text: 'Mine', image: '/lake.jpg' });
});

test('a fact that an import has refreshed is not put back', () => {
	const { db, upgrade, college } = aRelease();
	db.update(colleges)
		.set({ tuition_in_state: 70_000, imported_fields: ['tuition_in_state'] })
		.where(bc)
		.run();
	upgrade({ colleges: [aCollege({ tuition_in_state: 1, city: 'Newton' })] });
	expect(college()).toMatchObject({ tuition_in_state: 70_000, city: 'Newton' });
});

test('a place that has closed is withdrawn, unless an editor has taken it over', () => {
	const { db, upgrade } = aRelease();
	db.update(places)
		.set({ note: 'Mine', edited_fields: ['note'] })
		.where(eq(places.place_id, '16492402'))
		.run();
	expect(upgrade({ starters: [] })).toMatchObject({ withdrawn: 2 });
	const ids = db
		.select()
		.from(places)
		.all()
		.map(({ place_id }) => place_id);
	expect(ids).toContain('16492402');
	expect(ids).not.toContain('16492401');
});

test('a place that an editor has deleted stays deleted', () => {
	const { db, upgrade } = aRelease();
	db.delete(places).where(eq(places.place_id, '16492401')).run();
	const [starter] = aCatalogue().starters;
	if (!starter) throw new Error('the catalogue has a starter');
	upgrade({});
	upgrade({ starters: [{ ...starter, places: [aPlace({ note: 'New note' })] }] });
	expect(db.select().from(places).where(eq(places.place_id, '16492401')).get()).toBeUndefined();
});

test('a college that was imported before it was bundled becomes the bundled one', () => {
	const { db, upgrade } = aRelease(aCatalogue({ colleges: [], starters: [] }));
	db.insert(colleges)
		.values({ ipeds_id: 164924, name: 'BC', city: 'X', state_abbreviation: 'MA', lat: 1, long: 1 })
		.run();
	upgrade({});
	expect(db.select().from(colleges).where(bc).get()).toMatchObject({ name: 'Boston College', enabled: true });
});

test('the real shipped content fits its tables, and each open state has an open college', async () => {
	const shipped = await readShipped();
	const db = aDatabase(shipped);
	expect(db.select().from(colleges).all()).toHaveLength(shipped.colleges.length);
	const withColleges = new Set(
		shipped.colleges.filter(({ enabled }) => enabled).map((college) => college.state_abbreviation),
	);
	for (const state of db.select().from(states).all()) {
		expect([state.name, state.enabled]).toEqual([state.name, withColleges.has(state.state_abbreviation)]);
	}
	const said = db.select().from(regionContent).all();
	expect(said.map(({ id }) => id).sort()).toEqual([...regionIds].sort());
	for (const { text } of said) expect(text.length).toBeGreaterThan(150);
	for (const starter of shipped.starters)
		expect(shipped.colleges.map(({ ipeds_id }) => ipeds_id)).toContain(starter.ipeds_id);
});
