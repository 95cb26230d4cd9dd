import { expect, test, vi } from 'vitest';
import { onColorsChange } from '#runtime/preferences.ts';

test('whoever draws with the page’s colors hears of dark and of contrast, until it stops listening', () => {
	const queries = new Map<string, EventTarget>();
	const queryOf = (query: string) => queries.get(query) ?? queries.set(query, new EventTarget()).get(query);
	vi.stubGlobal('matchMedia', queryOf);
	const draw = vi.fn();
	const change = (query: string) => queryOf(query)?.dispatchEvent(new Event('change'));
	const stop = onColorsChange(draw);
	change('(prefers-color-scheme: dark)');
	expect(draw).toHaveBeenCalledTimes(1);
	change('(prefers-contrast: more)');
	expect(draw).toHaveBeenCalledTimes(2);
	stop();
	for (const query of queries.keys()) change(query);
	expect(draw).toHaveBeenCalledTimes(2);
});
