import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noCodesWords } from '#features/planner/exchange/code-words.ts';
import { TripQr } from '#features/planner/exchange/TripQr.tsx';

/** The codes on the screen, like a promise that React has already seen resolved. */
function onScreen(texts: string[]): string {
	const codes = Object.assign(Promise.resolve(texts), { status: 'fulfilled', value: texts });
	return renderToStaticMarkup(<TripQr codes={codes} />);
}

test('a trip whose notes are too long for codes says so, and shows none', () => {
	expect(noCodesWords).toContain('JSON file');
	expect(onScreen([])).toContain(noCodesWords);
	expect(onScreen([])).not.toMatch(/<svg|<button/);
	expect(onScreen(['https://tours.example'])).not.toContain(noCodesWords);
});
