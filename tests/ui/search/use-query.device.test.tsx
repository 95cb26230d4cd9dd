// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { useQuery } from '#ui/search/use-query.ts';
import { draw, happen } from '../draw.ts';

/** A search box on the page of this query's results. */
function aBox(shownQuery: string) {
	const box = {} as { now: ReturnType<typeof useQuery> };
	function Box({ shown }: { shown: string }) {
		box.now = useQuery(shown);
		return null;
	}
	const { redraw } = draw(<Box shown={shownQuery} />);
	return {
		text: () => [box.now.query, box.now.isAnswered],
		type: (text: string) => happen(() => box.now.setQuery(text)),
		ask: () => happen(() => box.now.setAnswered()),
		arrive: (shown: string) => redraw(<Box shown={shown} />),
	};
}

test('what a person types on while results are on their way stays when they arrive', async () => {
	const box = aBox('');
	await box.type(' yale ');
	await box.ask();
	await box.type('yale law');
	box.arrive('yale');
	expect(box.text()).toEqual(['yale law', false]);
	await box.ask();
	box.arrive('yale law');
	expect(box.text()).toEqual(['yale law', true]);
});

test('results put their query into the box when nothing was typed since, and when they come from elsewhere', async () => {
	const box = aBox('');
	await box.type(' yale ');
	await box.ask();
	expect(box.text()).toEqual([' yale ', true]);
	box.arrive('yale');
	expect(box.text()).toEqual(['yale', true]);
	await box.type('yale law');
	// The browser's Back button.
	box.arrive('brown');
	expect(box.text()).toEqual(['brown', true]);
});
