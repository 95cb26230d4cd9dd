// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { answerOrder, type OrderQuestion } from '#domain/schedule/order-question.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import type { Change } from '#domain/sync/cell.ts';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { BestOrderDialog } from '#features/planner/times/BestOrderDialog.tsx';
import { aStopAt, aTour, cellsOf, roadParts } from '../../../domain/schedule/builders.ts';
import { draw, field, happen, press, shownWords } from '../../../ui/draw.ts';

/** Opens the offer for a trip to these stops; returns the edits that it makes, as words and the new order. */
function open(stops: string, start_date: string | null = '2027-04-12') {
	vi.stubGlobal(
		'Worker',
		class extends EventTarget {
			postMessage(question: OrderQuestion, [port]: MessagePort[]) {
				port?.postMessage(answerOrder(question));
			}
		},
	);
	const trip = aTour(
		stops.split(', ').map((words) => aStopAt(words)),
		{ start_date },
	);
	const cells = cellsOf(trip);
	const edits: [words: string, order: string][] = [];
	const apply = (words: string, changes: Change[]) =>
		edits.push([words, changes.map(({ value }) => [value].flat().join(', ')).join()]);
	const planner = {
		trip,
		cells,
		outlook: outlookOf(cells, roadParts),
		parts: roadParts,
		shownDay: null,
		apply,
	};
	draw(
		<PlannerContext value={planner as unknown as PlannerState}>
			<BestOrderDialog onClose={() => undefined} />
		</PlannerContext>,
	);
	return edits;
}

/** Waits until the other thread has answered, and the dialog says this. */
const says = (words: string) =>
	act(() => vi.waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toContain(words)));

test('nights keep the dates for which their rooms are booked, until the family says that they may move', async () => {
	const edits = open('x 0, hotel 260, college 140, college 20, college 60, college 90, college 200, x 201');
	await says('Saves 2 h 20 min and 140 mi, 1 day shorter, days end 1 h 35 min later.');
	await happen(() => field('Nights keep their dates').click());
	await says('moves the night at hotel 260 to Tue, Apr 13.');
	await press('Use this order');
	expect(edits).toEqual([
		[
			'Stops put in the best order',
			'x 0, college 20, college 60, college 90, college 140, hotel 260, college 200, x 201',
		],
	]);
});

test.each([
	['without a night', 'college 0, college 140, college 20', '2027-04-12'],
	['without dates', 'college 0, hotel 260, college 20', null],
])('a trip %s is not asked about nights', (_without, stops, start_date) => {
	open(stops, start_date);
	expect(shownWords()).toContain('stays first');
	expect(shownWords()).not.toContain('Nights keep their dates');
});
