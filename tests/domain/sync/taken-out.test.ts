import { expect, test } from 'vitest';
import { newlyGaveWay } from '#domain/sync/gave-way.ts';
import { addStop, removeStop, setNote, setStopTime } from '#domain/trips/edit-stops.ts';
import { startTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { ADevice, AServer } from '../../sync/builders.ts';
import { aPlace } from '../trips/builders.ts';

/** Both have a trip with one stop, `s1`, that the laptop added. */
function aFamily() {
	const server = new AServer();
	const [phone, laptop] = [new ADevice(server, 'd_phone'), new ADevice(server, 'd_laptop')];
	const added = addStop(tripFromCells('t', new Map()), { id: 's1', place: aPlace() });
	laptop.edit('t_1', [...startTrip('Spring tour'), ...(added.ok ? added.changes : [])]);
	laptop.sync();
	phone.sync();
	return { server, phone, laptop };
}

const backOnTheTrip = [{ path: 'stops/s1/live', value: true }];
const tourAt = (hour: string) => setStopTime('s1', 'tour_at', `2027-04-13T${hour}`);
const noteAndTour = [...setNote('s1', 'Confirmation 4711'), ...tourAt('14:00')];
const historyOf = ({ state }: ADevice) => state.history.map(({ path, v, device }) => [path, v, device]);

function toldOn({ state }: ADevice) {
	const { device, history, trips } = state;
	const cells = trips.get('t_1')?.view ?? new Map();
	return newlyGaveWay({ cells, history, thisDevice: device, seenUntil: 0 }).map(({ path, v }) => [path, v]);
}

test('a person who wrote at a stop before hearing that it was removed is told, and can bring it back', () => {
	const { phone, laptop } = aFamily();
	phone.edit('t_1', noteAndTour);
	laptop.edit('t_1', removeStop('s1'));
	for (const device of [laptop, phone, laptop]) device.sync();
	expect(toldOn(phone)).toEqual([['stops/s1/live', true]]);
	expect(toldOn(laptop)).toEqual([]);
	for (const device of [phone, laptop])
		expect(historyOf(device)).toEqual([['stops/s1/live', true, 'd_phone']]);
	expect(phone.state.history).toMatchObject([{ hidden_by_device: 'd_laptop' }]);
	phone.edit('t_1', backOnTheTrip);
	for (const device of [phone, laptop]) device.sync();
	expect(toldOn(phone)).toEqual([]);
	const { stops } = tripFromCells('t_1', laptop.state.trips.get('t_1')?.view ?? new Map());
	expect(stops).toMatchObject([{ note: 'Confirmation 4711', tour_at: '2027-04-13T14:00' }]);
});

test('a person who wrote at a stop is told as well when the remover had not heard of that', () => {
	const { phone, laptop } = aFamily();
	laptop.edit('t_1', removeStop('s1'));
	phone.edit('t_1', noteAndTour);
	for (const device of [phone, laptop, phone]) device.sync();
	expect(toldOn(phone)).toEqual([['stops/s1/live', true]]);
	for (const device of [phone, laptop])
		expect(historyOf(device)).toEqual([['stops/s1/live', true, 'd_phone']]);
	expect(phone.state.history).toMatchObject([{ hidden_by_device: 'd_laptop' }]);
});

test('each device whose edit had not been heard of is told, once', () => {
	const { server, phone, laptop } = aFamily();
	const tablet = new ADevice(server, 'd_tablet');
	tablet.sync();
	laptop.edit('t_1', removeStop('s1'));
	phone.edit('t_1', noteAndTour);
	tablet.edit('t_1', setStopTime('s1', 'visit_minutes', 90));
	for (const device of [phone, tablet, laptop, phone, tablet]) device.sync();
	for (const device of [phone, tablet]) expect(toldOn(device)).toEqual([['stops/s1/live', true]]);
	expect(server.state.history.map(({ device }) => device)).toEqual(['d_phone', 'd_tablet']);
});

test('a stop that was added again meanwhile, and written at, gives way once', () => {
	const { server, phone, laptop } = aFamily();
	phone.edit('t_1', removeStop('s1'));
	for (const device of [phone, laptop]) device.sync();
	phone.edit('t_1', [...backOnTheTrip, ...noteAndTour]);
	server.now += 1000;
	laptop.edit('t_1', removeStop('s1'));
	for (const device of [phone, laptop, phone]) device.sync();
	expect(historyOf(phone)).toEqual([['stops/s1/live', true, 'd_phone']]);
});

test('nobody is told of a removal by someone who had seen what was written, or by the writer', () => {
	const { phone, laptop } = aFamily();
	phone.edit('t_1', noteAndTour);
	for (const device of [phone, laptop]) device.sync();
	laptop.edit('t_1', removeStop('s1'));
	for (const device of [laptop, phone]) device.sync();
	expect(historyOf(phone)).toEqual([]);
	phone.edit('t_1', backOnTheTrip);
	phone.sync();
	phone.edit('t_1', [...tourAt('15:00'), ...removeStop('s1'), ...tourAt('16:00')]);
	phone.sync();
	expect(historyOf(phone)).toEqual([]);
});

test('nobody is told of a removal when nothing was written, or what was written was taken back', () => {
	const { phone, laptop } = aFamily();
	phone.edit('t_1', [...noteAndTour, ...setNote('s1', ''), ...setStopTime('s1', 'tour_at', null)]);
	laptop.edit('t_1', removeStop('s1'));
	phone.sync();
	for (const device of [laptop, phone]) device.sync();
	expect(historyOf(phone)).toEqual([]);
	phone.edit('t_1', [...setNote('s1', ''), ...setStopTime('s1', 'tour_at', null)]);
	phone.sync();
	expect(historyOf(phone)).toEqual([]);
});

test('removing what is already out removes nothing', () => {
	const { server, phone, laptop } = aFamily();
	const tablet = new ADevice(server, 'd_tablet');
	tablet.sync();
	for (const device of [laptop, tablet]) device.edit('t_1', removeStop('s1'));
	phone.edit('t_1', noteAndTour);
	for (const device of [laptop, phone, tablet]) device.sync();
	const gaveWay = server.state.history.filter(({ v }) => v === true);
	expect(gaveWay.map(({ device }) => device)).toEqual(['d_phone']);
});
