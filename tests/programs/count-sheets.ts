import { inflateSync } from 'node:zlib';

/** The number of pages in a PDF. Firefox writes them into compressed streams, Chromium in plain text. */
export function countSheets(pdf: Buffer): number {
	// A stream's last byte may be a `\r`; one more than it has does no harm.
	const text = pdf.toString('latin1');
	const packed = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\nendstream/g)].map(
		([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
	);
	return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
