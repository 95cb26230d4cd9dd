import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { bareStop } from '#domain/trips/trip-content.ts';
import { noCodesWords } from '#features/planner/exchange/code-words.ts';
import { tripCodes } from '#features/planner/exchange/trip-qr.ts';
import { PrintedCodes } from '#features/planner/print/PrintedCodes.tsx';
import { PrintedQr } from '#features/planner/print/PrintedQr.tsx';
import { QrPicture } from '#ui/qr/QrPicture.tsx';
import { aContent, tripOf } from '../../../domain/exchange/builders.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

vi.mock('#ui/printing.ts', () => ({ useIsPrinting: () => true }));
beforeEach(() => vi.stubGlobal('location', { origin: 'https://tours.example' }));

/** A trip's codes on paper: on a day's sheet, and on the last one. */
async function onPaper(note: string) {
	const texts = await tripCodes(tripOf(aContent([], { stops: [bareStop(aPlace(), note)] })));
	// Like a promise that React has already seen resolved.
	const codes = Object.assign(Promise.resolve(texts), { status: 'fulfilled', value: texts });
	const last = renderToStaticMarkup(<PrintedCodes codes={codes} title="Spring loop" foot="Printed today" />);
	return { texts, day: renderToStaticMarkup(<PrintedQr codes={codes} />), last };
}
const pathOf = (text: string) =>
	/<path[^>]*>/.exec(renderToStaticMarkup(<QrPicture text={text} label="" />))?.[0] ?? 'none';

test('a trip of one code has it on the sheet of each day, and no sheet of codes', async () => {
	const { texts, day, last } = await onPaper('Ask about housing');
	expect(texts).toHaveLength(1);
	expect(day).toContain(pathOf(texts[0] ?? ''));
	expect(last).toBe('');
});

test('a long trip has all of its codes on a last sheet, and each day says so', async () => {
	const note = Array.from({ length: 700 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20000)));
	const { texts, day, last } = await onPaper(note.join(''));
	expect(texts.length).toBeGreaterThan(1);
	for (const [at, text] of texts.entries()) {
		expect(last).toContain(pathOf(text));
		expect(last).toContain(`QR code, part ${at + 1} of ${texts.length}`);
	}
	expect(last).toContain('Spring loop');
	expect(day).toContain('last sheet');
	expect(day).not.toContain('<svg');
});

test('a trip whose notes are too long for codes says so on the sheet of each day, and needs no sheet of codes', async () => {
	const letters = Array.from({ length: 12_000 }, (_, n) =>
		String.fromCodePoint(0x4e00 + ((n * 7919) % 20000)),
	);
	const { texts, day, last } = await onPaper(letters.join(''));
	expect(texts).toEqual([]);
	expect(day).toContain(noCodesWords);
	expect(last).toBe('');
});
