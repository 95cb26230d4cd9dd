import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Qr.module.css';
import { readQr } from './read-qr.ts';

/** The pause between scans, so that a phone has time for other work. */
const PAUSE_MS = 120;

interface Props {
	onText: (text: string) => void;
	/** Called when there is no camera, or the person does not allow it. */
	onNoCamera: (why: 'denied' | 'none') => void;
}

/** Shows the camera's picture and reports the texts of the codes in it, as long as it is on screen. */
export function QrCamera({ onText, onNoCamera }: Props) {
	const video = useRef<HTMLVideoElement>(null);
	const hear = useEffectEvent(onText);
	const tell = useEffectEvent(onNoCamera);
	useEffect(() => {
		const over = new AbortController();
		watch(video.current, hear, over.signal).catch((error: unknown) => {
			if (over.signal.aborted) return;
			console.warn('The camera could not be used', error);
			tell(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none');
		});
		return () => over.abort();
	}, []);
	return <video ref={video} className={styles.camera} muted playsInline aria-label="What the camera sees" />;
}

/** @throws DOMException when no camera can be opened */
async function watch(video: HTMLVideoElement | null, hear: (text: string) => void, over: AbortSignal) {
	if (!video) return;
	if (!navigator.mediaDevices) throw new DOMException('No camera without https', 'NotFoundError');
	const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
	const stop = () => {
		for (const track of stream.getTracks()) track.stop();
	};
	if (over.aborted) return stop();
	over.addEventListener('abort', stop);
	video.srcObject = stream;
	await video.play();
	while (!over.aborted) {
		for (const text of await readQr(video)) if (!over.aborted) hear(text);
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}
