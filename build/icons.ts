/**
 * Draws the app's icons into `public/icons` from the design tokens. Run it by hand (`tsx build/icons.ts`) when the logo
 * changes, because the icons are committed design assets. Needs Chromium: `CHROMIUM_PATH` or the system's.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { allSteps } from '../src/domain/all-steps.ts';
import { logo } from '../src/domain/html/brand.ts';
import { drawContours } from '../src/domain/sheet/draw-contours.ts';
import { heightsOf } from '../src/domain/sheet/heights.ts';
import { indexedPng } from './indexed-png.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'public/icons');
/** All icons are drawn in a square with sides of this many units. */
const SIDE = 512;

/** The logo's height in the square, the square's corner radius, and whether contours are drawn behind the logo. */
interface Icon {
	file: string;
	size: number;
	logo: number;
	corner: number;
	hasContours: boolean;
}

const icons: Icon[] = [
	{ file: 'icon-192.png', size: 192, logo: 300, corner: 112, hasContours: true },
	{ file: 'icon-512.png', size: 512, logo: 300, corner: 112, hasContours: true },
	// Launchers may crop a maskable icon to a circle of 80%, and iOS rounds the corners itself.
	{ file: 'icon-maskable-512.png', size: 512, logo: 250, corner: 0, hasContours: true },
	{ file: 'apple-touch-icon.png', size: 180, logo: 290, corner: 0, hasContours: true },
	{ file: 'favicon-48.png', size: 48, logo: 380, corner: 96, hasContours: false },
];

const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.setContent(`<style>${readFileSync(join(root, 'src/ui/tokens.css'), 'utf8')}</style>`);
const ink = {
	band: await hexOf(page, '--band'),
	line: await hexOf(page, '--band-line'),
	flag: await hexOf(page, '--flag-on-band'),
};
mkdirSync(target, { recursive: true });
for (const icon of icons) writeFileSync(join(target, icon.file), await png(page, icon));
writeFileSync(join(target, 'favicon.svg'), onBand({ logo: 380, corner: 96, hasContours: false }));
writeFileSync(join(target, 'icon-monochrome.svg'), svg(blazes(300, 'black')));
await browser.close();

/** The token's color in hexadecimal, which every SVG reader understands. */
async function hexOf(page: Page, token: string): Promise<string> {
	const [red, green, blue] = await onCanvas(page, 1, {
		prepare: `const probe = document.body.appendChild(document.createElement('i')); probe.style.color = 'var(${token})'`,
		paint: 'canvas.fillStyle = getComputedStyle(probe).color; canvas.fillRect(0, 0, 1, 1)',
	});
	return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Renders the drawing at the icon's size, as a PNG. */
async function png(page: Page, icon: Icon): Promise<Buffer> {
	const sized = onBand(icon).replace('<svg ', `<svg width="${icon.size}" height="${icon.size}" `);
	const pixels = await onCanvas(page, icon.size, {
		prepare: `const image = new Image(); image.src = 'data:image/svg+xml,${encodeURIComponent(sized)}'; await image.decode()`,
		paint: 'canvas.drawImage(image, 0, 0)',
	});
	return indexedPng(pixels, icon.size);
}

/** The RGBA pixels of a square canvas. The code is a string, because programs in this folder have no DOM types. */
async function onCanvas(
	page: Page,
	size: number,
	steps: { prepare: string; paint: string },
): Promise<Uint8Array> {
	const pixels = await page.evaluate<number[]>(`(async () => {
		${steps.prepare};
		const canvas = new OffscreenCanvas(${size}, ${size}).getContext('2d');
		${steps.paint};
		return [...canvas.getImageData(0, 0, ${size}, ${size}).data];
	})()`);
	return Uint8Array.from(pixels);
}

function onBand({ logo, corner, hasContours }: Pick<Icon, 'logo' | 'corner' | 'hasContours'>): string {
	const ground = `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${ink.band}"/>`;
	return svg(ground + (hasContours ? contours(corner) : '') + blazes(logo, ink.flag));
}

/** The logo, in the middle of the square. */
function blazes(height: number, fill: string): string {
	const [, , logoWidth = 0, logoHeight = 0] = logo.viewBox.split(' ').map(Number);
	const unit = height / logoHeight;
	const [left, top] = [(SIDE - logoWidth * unit) / 2, (SIDE - height) / 2];
	const blaze = ({ x, y, width, height: tall, rx }: (typeof logo.blazes)[number]) =>
		`<rect x="${tenth(left + x * unit)}" y="${tenth(top + y * unit)}" width="${tenth(width * unit)}" height="${tenth(tall * unit)}" rx="${tenth(rx * unit)}" fill="${fill}"/>`;
	return logo.blazes.map(blaze).join('');
}

function contours(corner: number): string {
	const summit = { x: 330, y: 190, reach: 250 };
	const heights = allSteps(heightsOf({ seed: 7, width: SIDE, height: SIDE, cell: 24, summit }));
	const lines = allSteps(drawContours(heights)).map(
		({ path, isIndex }) => `<path d="${path}" stroke-width="${isIndex ? 5 : 2.5}"/>`,
	);
	const clip = `<clipPath id="square"><rect width="${SIDE}" height="${SIDE}" rx="${corner}"/></clipPath>`;
	return `${clip}<g clip-path="url(#square)" fill="none" stroke="${ink.line}" stroke-opacity="0.55">${lines.join('')}</g>`;
}

function svg(content: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`;
}

function tenth(value: number): number {
	return Math.round(value * 10) / 10;
}
