import { inflateSync } from 'node:zlib';

/** How many pages a PDF has. Firefox writes them into packed streams, Chromium in the open. */
export function countSheets(pdf: Buffer): number {
	const text = pdf.toString('latin1');
	const packed = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
		([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
	);
	return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
