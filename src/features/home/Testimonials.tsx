import { useMemo } from 'react';
import { useSiteTexts } from '#content/use-site-texts.ts';
import { isMessage, type SiteContent } from '#domain/site/site-content.ts';
import { hasWords } from '#domain/without-tags.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { Html } from '#ui/Html.tsx';
import { Plaque } from '#ui/Plaque.tsx';
import { plainBlocks } from '#ui/plain-blocks.ts';
import styles from './Testimonials.module.css';

/** Testimonials about visits, one at a time; samples are ours, and say so. */
export function Testimonials() {
	const messages = useSiteMessages();
	if (messages === null) return <div className={styles.space} />;
	if (messages.length === 0) return null;
	return (
		<Plaque className={styles.sign}>
			<ContourArt seed="testimonials" variant="plaque" />
			<Carousel
				label="What people say"
				slides={messages.map(({ name, html, is_sample }) => ({
					key: name,
					words: plainBlocks(html).join(' '),
					content: (
						<figure className={styles.message}>
							<blockquote>
								<Html html={html} />
							</blockquote>
							{is_sample && (
								<figcaption>
									From the people who make Tour Trails
									<small>Sample quote, not from a customer</small>
								</figcaption>
							)}
						</figure>
					),
				}))}
			/>
		</Plaque>
	);
}

/** The site's messages, except those an editor has emptied, sorted by name; null until read from this device. */
function useSiteMessages(): SiteContent[] | null {
	const texts = useSiteTexts();
	return useMemo(() => texts?.filter((text) => isMessage(text) && hasWords(text.html)) ?? null, [texts]);
}
