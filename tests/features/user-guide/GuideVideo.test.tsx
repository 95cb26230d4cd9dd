import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuideVideo } from '#features/user-guide/GuideVideo.tsx';

test.each([
	['https://www.video.example/embed/7', 'It comes from video.example;'],
	['https://xn--a.example/tour.mp4', 'It comes from xn--a.example;'],
	['https://vimeo.com.76979871', 'It comes from https://vimeo.com.76979871;'],
])(
	'the page names the site of the video at %s, even where no browser can read the address',
	(video, words) => {
		expect(renderToStaticMarkup(<GuideVideo video={video} />)).toContain(words);
	},
);
