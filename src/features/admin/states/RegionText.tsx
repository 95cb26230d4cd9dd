import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type AdminRegion, type RegionChange, regionChangeSchema } from '#domain/states/edit-state.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { PictureCredit } from '#ui/PictureCredit.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toasts.ts';
import { useBusy } from '#ui/use-busy.ts';
import { labels } from '../field-labels.ts';
import { ImageTools } from '../images/ImageTools.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import styles from './StateEditor.module.css';
import { changeRegion } from './state-writes.ts';

export function RegionText({ region: loaded }: { region: AdminRegion }) {
	const { region, change } = useSavedRegion(loaded);
	const { idString, image, image_credit } = region;
	const unsaved = useUnsavedEdit<{ text?: string }>(`region-${loaded.id}`, region);
	const text = unsaved.typed.text ?? region.text;
	const { revalidate } = useRevalidator();
	const { isBusy, busyWith } = useBusy();
	const update = { text };
	const fault = regionChangeSchema.shape.update.safeParse(update).error?.issues[0]?.message;
	const save = async (update: RegionChange['update'], words: string): Promise<boolean> => {
		const { isSaved, now } = await change(update);
		if (!(now && isSaved)) return false;
		unsaved.saved(now.revision, update);
		await revalidate();
		showToast({ words });
		return true;
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
				<TextArea
					label={labels.region.text}
					value={text}
					error={fault}
					onChange={({ target }) => unsaved.set('text', target.value, region.text)}
				/>
				{unsaved.isTheirs('text') && <p className={layout.soft}>{`Theirs: ${region.text}`}</p>}
				<div className={layout.row}>
					<Button type="submit" disabled={isBusy || text === region.text}>
						Save the region
					</Button>
					<NotSaved
						isUnsaved={text !== region.text && !isBusy}
						isStored={unsaved.isStored}
						onDiscard={() => unsaved.begin(region.revision)}
					/>
				</div>
			</form>
			<h3>{labels.region.image}</h3>
			{image && <img className={styles.picture} src={image} alt="" />}
			{image_credit && <PictureCredit credit={image_credit} />}
			<ImageTools
				of={`region-${loaded.id}`}
				image={image}
				words={{ without: 'Without one, the page shows none.', likely: idString }}
				onImage={show}
			/>
		</section>
	);
}

/** A region as last saved, even when a picture that was requested before the text was saved arrives after it. */
function useSavedRegion(loaded: AdminRegion) {
	const [region, setRegion] = useState(loaded);
	const latest = useRef(loaded);
	const change = async (update: RegionChange['update']) => {
		const result = await changeRegion(latest.current, update);
		if (result.now) {
			latest.current = result.now;
			setRegion(result.now);
		}
		return result;
	};
	return { region, change };
}
