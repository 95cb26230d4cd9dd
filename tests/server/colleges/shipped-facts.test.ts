import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import shipped from '#domain/catalogue/colleges.json' with { type: 'json' };
import { institutionsIn, statesIn } from '#server/colleges/import-ipeds.ts';
import { filesOf } from '#server/colleges/ipeds-desk.ts';
import { readShipped } from '#server/shipped/read.ts';
import { shippedRowsOf } from '#server/shipped/rows.ts';
import { seed } from '#server/shipped/seed.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

/** The list our catalogue was made of, IPEDS 2024: a public-domain file that we do not commit. */
const reference = new URL('../../../../shared/data/ipeds-2024-four-year.csv', import.meta.url);
const referenceIsHere = existsSync(reference);

/** Of that list: one price for all, one price that is not for all, and bare domains. */
const excerpt =
	Buffer.from(`unitid,name,aliases,city,state,zip,latitude,longitude,control,locale,inst_size,undergraduates,\
website,admissions_url,tuition_in_state_2022,tuition_out_state_2022,sat_reading_25,sat_reading_75,sat_math_25,sat_math_75,\
act_composite_25,act_composite_75,act_english_25,act_english_75,act_math_25,act_math_75
110404,California Institute of Technology,Caltech,Pasadena,CA,91125,34.13735,-118.12588,2,12,2,1023,www.caltech.edu/,\
www.admissions.caltech.edu/,,58479,,,,,,,,,,
110644,University of California-Davis,UC Davis,Davis,CA,95616-8678,38.53967,-121.74957,1,23,5,31797,ucdavis.edu/,\
ucdavis.edu/admissions/,11564,41636,,,,,,,,,,
159391,Louisiana State University and Agricultural & Mechanical College,Louisiana State University|LSU,Baton Rouge,LA,\
70803-2750,30.41499,-91.17892,1,12,5,32574,www.lsu.edu/,https://www.lsu.edu/admissions/index.php,,8038,\
600,680,580,660,24,30,24,32,23,28
`);

/** The back office of a fresh installation, which previews a list. */
async function aShippedOffice() {
	const office = await aServerWithEditors();
	seed(office.db, shippedRowsOf(await readShipped()));
	const preview = async (list: Buffer) => {
		const body = new FormData();
		body.append('files', new File([new Uint8Array(list)], 'list.csv'));
		const { headers } = office.admin;
		return (await office.app.request('/api/admin/ipeds/preview', { method: 'POST', headers, body })).json();
	};
	return { ...office, preview };
}

test('importing what our catalogue was made of changes none of its facts', async () => {
	const { preview } = await aShippedOffice();
	expect(await preview(excerpt)).toMatchObject({ added: 0, changed: 0, unchanged: 3, changes: [] });
});

if (referenceIsHere)
	test('every shipped fact is in the reference, as the import reads it', async () => {
		const { db, preview } = await aShippedOffice();
		const list = readFileSync(reference);
		const { institutions } = institutionsIn(filesOf([{ name: 'list.csv', bytes: list }]), statesIn(db));
		const byId = new Map(institutions.map((institution) => [institution.ipedsId, institution]));
		for (const college of shipped) {
			const { name, facts } = byId.get(college.ipeds_id) ?? {};
			expect(college, college.name).toMatchObject({ ...facts });
			expect([college.name, ...college.name_alias.split('|')], college.name).toContain(name);
		}
		expect(await preview(list)).toMatchObject({ changed: 0, unchanged: shipped.length, changes: [] });
	});
