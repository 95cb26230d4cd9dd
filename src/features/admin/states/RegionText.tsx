import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type AdminRegion, regionChangeSchema } from '#domain/states/edit-state.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { PictureCredit } from '#ui/PictureCredit.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toasts.ts';
import { useBusy } from '#ui/use-busy.ts';
import { ImageTools } from '../images/ImageTools.tsx';
import styles from './StateEditor.module.css';
import { changeRegion } from './state-writes.ts';

export function RegionText({ region: loaded }: { region: AdminRegion }) {
	const [region, setRegion] = useState(loaded);
	const { idString, image, image_credit } = region;
	const [text, setText] = useState(region.text);
	/** Somebody else's text, saved while this one was typed. */
	const [theirs, setTheirs] = useState<string>();
	const { revalidate } = useRevalidator();
	const { isBusy, busyWith } = useBusy();
	const update = { text };
	const fault = regionChangeSchema.shape.update.safeParse(update).error?.issues[0]?.message;
	const save = async (change: typeof update | { image: string | null }, words: string) => {
		const { isSaved, now } = await changeRegion(region, change);
		if (now) setRegion(now);
		// Nothing was typed: the other editor's text is as good as ours.
		if (now) setText((typed) => (typed === region.text ? now.text : typed));
		setTheirs(isSaved ? undefined : now?.text);
		if (!isSaved) return;
		await revalidate();
		showToast({ words });
	};
	const saveText = (event: FormEvent) => {
		event.preventDefault();
		if (!fault) void busyWith(() => save(update, `Saved the text about ${idString}.`));
	};
	const show = (image: string | null) =>
		save({ image }, image ? `${idString} has its picture.` : `${idString} has no picture now.`);
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="region">
			<h2 id="region">{`The region: ${idString}`}</h2>
			<form className={layout.stack} onSubmit={saveText}>
				<TextArea label="Text" value={text} error={fault} onChange={({ target }) => setText(target.value)} />
				{theirs !== undefined && theirs !== text && <p className={layout.soft}>{`Theirs: ${theirs}`}</p>}
				<p>
					<Button type="submit" disabled={isBusy || text === region.text}>
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
