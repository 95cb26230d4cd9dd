import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { regionChangeSchema } from '#domain/states/edit-state.ts';
import type { RegionContent } from '#domain/states/state.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { PictureCredit } from '#ui/PictureCredit.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toasts.ts';
import { ImageTools } from '../images/ImageTools.tsx';
import styles from './StateEditor.module.css';
import { changeRegion } from './state-writes.ts';

export function RegionText({ region }: { region: RegionContent }) {
	const { idString, image, image_credit } = region;
	const [text, setText] = useState(region.text);
	const { revalidate } = useRevalidator();
	const update = { text };
	const fault = regionChangeSchema.shape.update.safeParse(update).error?.issues[0]?.message;
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (fault || !(await changeRegion(region, update))) return;
		await revalidate();
		showToast({ words: `Saved the text about ${idString}.` });
	};
	const show = async (image: string | null) => {
		if (!(await changeRegion(region, { image }))) return;
		await revalidate();
		showToast({ words: image ? `${idString} has its picture.` : `${idString} has no picture now.` });
	};
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="region">
			<h2 id="region">{`The region: ${idString}`}</h2>
			<form className={layout.stack} onSubmit={(event) => void save(event)}>
				<TextArea label="Text" value={text} error={fault} onChange={({ target }) => setText(target.value)} />
				<p>
					<Button type="submit" disabled={text === region.text}>
						Save the region
					</Button>
				</p>
			</form>
			<h3>Picture</h3>
			{image && <img className={styles.picture} src={image} alt="" />}
			{image_credit && <PictureCredit credit={image_credit} />}
			<ImageTools
				image={image}
				words={{ without: 'Without one, the page shows none.', likely: idString }}
				onImage={show}
			/>
		</section>
	);
}
