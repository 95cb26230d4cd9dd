interface Detector {
	detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
	new (options: { formats: string[] }): Detector;
	getSupportedFormats: () => Promise<string[]>;
}

/** Longer sides are scaled down to this: it is faster, and no code needs more. */
const LONGEST_SIDE = { video: 800, picture: 1600 };

/** Reads the texts of the QR codes in a camera's view; may be empty. */
export function readQr(video: HTMLVideoElement): Promise<string[]> {
	return readFrom(video, { width: video.videoWidth, height: video.videoHeight }, LONGEST_SIDE.video);
}

/** Does the same for a picture file; null when this browser cannot show it. */
export async function readQrFile(file: Blob): Promise<string[] | null> {
	let picture: ImageBitmap;
	try {
		picture = await createImageBitmap(file);
	} catch (error) {
		if (error instanceof DOMException) return null;
		throw error;
	}
	const texts = await readFrom(picture, picture, LONGEST_SIDE.picture);
	picture.close();
	return texts;
}

async function readFrom(
	source: HTMLVideoElement | ImageBitmap,
	{ width, height }: { width: number; height: number },
	longest: number,
): Promise<string[]> {
	if (width === 0 || height === 0) return [];
	const detector = await ownDetector();
	if (detector) return (await detector.detect(source)).map(({ rawValue }) => rawValue);
	const scale = Math.min(1, longest / Math.max(width, height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(width * scale);
	canvas.height = Math.round(height * scale);
	const context = canvas.getContext('2d', { willReadFrequently: true });
	context?.drawImage(source, 0, 0, canvas.width, canvas.height);
	const image = context?.getImageData(0, 0, canvas.width, canvas.height);
	const { default: jsQr } = await import('jsqr');
	const found = image && jsQr(image.data, image.width, image.height);
	return found ? [found.data] : [];
}

/** Returns the browser's own reader; null when it has none, or one that does not know QR codes. */
async function ownDetector(): Promise<Detector | null> {
	const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
	if (!BarcodeDetector) return null;
	const formats = await BarcodeDetector.getSupportedFormats();
	return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}
