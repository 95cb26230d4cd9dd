import { CameraOff } from 'lucide-react';
import { useState } from 'react';
import type { Heard } from '#domain/exchange/code-parts.ts';
import { seenWords } from '#domain/exchange/import-fault.ts';
import { Banner } from '#ui/Banner.tsx';
import layout from '#ui/layout.module.css';
import { QrCamera } from '#ui/qr/QrCamera.tsx';

const noCameraWords = {
	denied:
		'The camera is off for this site. Allow it in the browser’s settings, or choose a picture of the code.',
	none: 'We found no camera here. Choose a picture of the code instead.',
};

/** Looks for a trip's code through the camera; pictures never leave the device. */
export function ScanCode({
	collect,
	onCode,
}: {
	collect: (text: string) => Heard;
	onCode: (code: string) => void;
}) {
	const [words, setWords] = useState('Point the camera at a trip’s QR code.');
	const [noCamera, setNoCamera] = useState<keyof typeof noCameraWords>();
	if (noCamera) {
		return (
			<Banner icon={CameraOff} tone="warn" live="alert">
				{noCameraWords[noCamera]}
			</Banner>
		);
	}
	const hear = (text: string) => {
		const heard = collect(text);
		if (heard === null) setWords('That code isn’t one of our trips.');
		else if ('code' in heard) onCode(heard.code);
		else setWords(`${seenWords(heard)} Keep holding it there.`);
	};
	return (
		<>
			<QrCamera onText={hear} onNoCamera={setNoCamera} />
			<p role="status" className={layout.small}>
				{words}
			</p>
		</>
	);
}
