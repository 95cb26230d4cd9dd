import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Mark, withMark } from '#domain/sync/mark.ts';
import { renameTrip, setTripFact, setTripNotes, startTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { ADevice, AServer } from '../../sync/builders.ts';

const markOf = (rev: number): Mark => ({ op: `o_${rev}`, rev, at: rev });

/** Phones that have all seen one trip, and the account as it was copied then. */
function copied(names: string[]) {
	const server = new AServer();
	const phones = names.map((name) => new ADevice(server, name));
	phones[0]?.edit('t_1', startTrip('Spring'));
	for (const phone of phones) phone.sync();
	const copy = server.state;
	const putBack = () => {
		server.state = copy;
		server.now += 60_000;
	};
	return { server, phones: phones as [ADevice, ADevice, ...ADevice[]], putBack };
}

/** Lets a phone write further than what was lost. */
function writeFar(phone: ADevice) {
	for (const day of [10, 11, 12, 13, 14, 15]) phone.edit('t_1', setTripFact('start_date', `2027-04-${day}`));
	phone.sync();
}

/** All that the server keeps of one value, the one that stands first. */
const keptOf = ({ state }: AServer, path: string) => [
	state.trips.get('t_1')?.cells.get(path)?.v,
	...state.history.filter((entry) => entry.path === path).map(({ v }) => v),
];

test('a device keeps few marks, one at every distance', () => {
	fc.assert(
		fc.property(
			fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 300, size: 'max' }),
			(steps) => {
				let [marks, rev]: [readonly Mark[], number] = [[], 0];
				for (const step of steps) {
					rev += step;
					marks = withMark(marks, markOf(rev));
				}
				expect(marks[0]).toEqual(markOf(rev));
				expect(marks.length).toBeLessThanOrEqual(2 + Math.log2(rev));
				// Wherever a copy was made, the last mark before it is a few times as far back at most: of two neighboring distances
				// one may have none for a while, and steps of up to 9 skip the short ones.
				for (let lost = 10; lost < rev - 10; lost += 7) {
					const known = marks.find((mark) => mark.rev <= rev - lost)?.rev ?? 0;
					expect(rev - known).toBeLessThanOrEqual(8 * lost + 40);
				}
			},
		),
	);
	const marks = [markOf(2), markOf(1)];
	expect(withMark(marks, markOf(2))).toBe(marks);
	expect(withMark(marks, null)).toBe(marks);
});

test('a phone from before marks existed is served as before', () => {
	const { server, phones, putBack } = copied(['d_ann', 'd_ben']);
	const [ann, ben] = phones;
	ann.edit('t_1', setTripNotes('Ask about housing'));
	ann.sync();
	putBack();
	writeFar(ben);
	const { mark: _, ...old } = ann.ask().body;
	expect(server.answer(old)).toMatchObject({ reset: false, epoch: 'e_1' });
	expect(server.answer(ann.ask().body)).toMatchObject({ reset: true });
	expect(server.state.epoch).not.toBe('e_1');
});

test('a write that the server may have forgotten proves nothing', () => {
	const { server, phones } = copied(['d_ann', 'd_ben']);
	const [ann, ben] = phones;
	writeFar(ben);
	server.state = server.pruned({ content: 0, verdicts: server.now + 1 });
	ann.sync();
	expect([ann.state.epoch, ann.shows('t_1', 'start_date')]).toEqual(['e_1', '2027-04-15']);
});

test('the same operation at the same revision is another write when it comes at another time', () => {
	const { server, phones, putBack } = copied(['d_ann', 'd_ben', 'd_cleo']);
	const [ann, ben, cleo] = phones;
	ben.edit('t_1', setTripNotes('Lost, and seen by Ann'));
	ben.sync();
	cleo?.edit('t_1', setTripFact('start_date', '2027-04-10'));
	// The server handles it, but the answer never arrives.
	server.answer(cleo?.ask().body as never);
	ann.sync();
	putBack();
	const stranger = new ADevice(server, 'd_dora');
	stranger.sync();
	stranger.edit('t_1', renameTrip('Spring break'));
	stranger.sync();
	cleo?.sync();
	expect(server.state.mark).toMatchObject({ op: ann.state.marks[0]?.op, rev: ann.state.marks[0]?.rev });
	ann.sync();
	expect(keptOf(server, 'notes')).toContain('Lost, and seen by Ann');
});

test('an edit based on a lost value replaces no value that its author had not seen', () => {
	const { server, phones, putBack } = copied(['d_ann', 'd_ben']);
	const [ann, ben] = phones;
	for (const word of ['one', 'two', 'three']) ann.edit('t_1', setTripNotes(word));
	ann.sync();
	ann.edit('t_1', setTripNotes('four, upon three'));
	putBack();
	ben.edit('t_1', setTripNotes('of Ben'));
	ben.sync();
	writeFar(ben);
	for (const phone of [ann, ben, ann]) phone.sync();
	expect(keptOf(server, 'notes').sort()).toEqual(['four, upon three', 'of Ben', 'three']);
	expect(ann.shows('t_1', 'notes')).toBe(ben.shows('t_1', 'notes'));
});

test('a pruning is a write: a copy from before it is another past', () => {
	const { server, phones, putBack } = copied(['d_ann', 'd_ben']);
	const [ann, ben] = phones;
	ann.edit('t_2', startTrip('Ohio'));
	ann.edit('t_2', trashTrip());
	ann.sync();
	const copy = server.state;
	server.state = server.pruned({ content: server.now + 1, verdicts: 0 });
	ann.sync();
	expect([...ann.state.trips.keys()]).toEqual(['t_1']);
	putBack();
	server.state = copy;
	writeFar(ben);
	ann.sync();
	expect(server.state.epoch).not.toBe('e_1');
	expect([...ann.state.trips.keys()].sort()).toEqual(['t_1', 't_2']);
});

test('a copy is noticed by a phone that was about to start over', () => {
	const { server, phones, putBack } = copied(['d_ann', 'd_ben']);
	const [ann, ben] = phones;
	ann.edit('t_1', setTripNotes('Ask about housing'));
	ann.edit('t_2', startTrip('Ohio'));
	ann.edit('t_2', trashTrip());
	ann.sync();
	server.state = server.pruned({ content: server.now + 1, verdicts: 0 });
	const asked = ann.ask();
	ann.hear(asked, server.answer(asked.body));
	expect(ann.state.reset).toMatchObject({ restored: false });
	putBack();
	writeFar(ben);
	for (const phone of [ann, ben]) phone.sync();
	expect(ben.shows('t_1', 'notes')).toBe('Ask about housing');
});
