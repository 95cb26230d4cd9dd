import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** The camera's picture size and pictures per second. */
const SIZE = { width: 640, height: 480 };
const PICTURES_A_SECOND = 4;

/** Films the codes that a page shows, each for a moment, into a file that Chromium's fake camera plays in a loop. */
export async function filmCodes(page: Page, file: string): Promise<void> {
	const code = page.getByRole('img', { name: /^QR code/ });
	await expect(code).toBeVisible();
	const shown = page.getByText(/^Part \d of \d$/);
	const parts = (await shown.count()) > 0 ? Number((await shown.textContent())?.at(-1)) : 1;
	const pictures = await code.evaluate(film, { parts, ...SIZE });
	const gray = Buffer.alloc((SIZE.width * SIZE.height) / 2, 128);
	const head = `YUV4MPEG2 W${SIZE.width} H${SIZE.height} F${PICTURES_A_SECOND}:1 Ip A1:1 C420\n`;
	const frames = pictures.flatMap((light) => [Buffer.from('FRAME\n'), Buffer.from(light, 'base64'), gray]);
	writeFileSync(file, Buffer.concat([Buffer.from(head), ...frames]));
}

/** The brightness of each picture, one byte per pixel: the code as drawn, a little off center. */
async function film(
	code: Element,
	{ parts, width, height }: { parts: number; width: number; height: number },
): Promise<string[]> {
	const seen = new Map<string, string>();
	for (; seen.size < parts; await new Promise(requestAnimationFrame)) {
		const drawn = code.querySelector('path')?.getAttribute('d') ?? '';
		if (!seen.has(drawn)) seen.set(drawn, lightOf(drawn));
	}
	return [...seen.values()];

	function lightOf(path: string): string {
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width, height });
		const context = canvas.getContext('2d');
		if (!context) throw new Error('This browser draws nothing');
		const modules = (code as SVGSVGElement).viewBox.baseVal.width;
		context.fillStyle = 'white';
		context.fillRect(0, 0, width, height);
		context.translate(width / 2 - 200, height / 2 - 210);
		context.scale(420 / modules, 420 / modules);
		context.translate(4, 4);
		context.fillStyle = 'black';
		context.fill(new Path2D(path));
		const { data } = context.getImageData(0, 0, width, height);
		let bytes = '';
		for (let at = 0; at < data.length; at += 4) bytes += String.fromCharCode(data[at] ?? 0);
		return btoa(bytes);
	}
}
