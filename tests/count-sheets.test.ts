import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countSheets } from './programs/count-sheets.ts';

test('pages are counted whatever byte their compressed stream ends with', () => {
	for (const lineEnd of ['\n', '\r\n'])
		for (let byte = 0; byte < 256; byte++) {
			const packed = deflateSync(Buffer.from(`/Type /Page ${String.fromCharCode(byte)}`, 'latin1'));
			const object = `1 0 obj << /Type /ObjStm >> stream\n${packed.toString('latin1')}${lineEnd}endstream`;
			expect(countSheets(Buffer.from(object, 'latin1'))).toBe(1);
		}
});
