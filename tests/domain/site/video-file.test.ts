import { expect, test } from 'vitest';
import { isVideoFile } from '#domain/site/video-file.ts';

test.each([
	['https://files.example/guide.mp4', true],
	['https://files.example/a/guide.WEBM?v=3', true],
	['https://video.example/embed/7', false],
	['https://video.example/watch?file=guide.mp4', false],
	['https://mp4.example', false],
])('%s is a video itself: %s', (address, expected) => {
	expect(isVideoFile(address)).toBe(expected);
});
