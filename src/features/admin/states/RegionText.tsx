import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { saveRegion } from '#api/admin-states.ts';
import { regionChangeSchema } from '#domain/states/edit-state.ts';
import type { RegionContent } from '#domain/states/state.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';
import styles from './StateEditor.module.css';

/** What is said of a region. */
export function RegionText({ region }: { region: RegionContent }) {
	const { id, idString } = region;
	const [text, setText] = useState(region.text);
	const { revalidate } = useRevalidator();
	const update = { text };
	const fault = regionChangeSchema.shape.update.safeParse(update).error?.issues[0]?.message;
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (fault || !(await tryTo(() => saveRegion({ id, update })))) return;
		await revalidate();
		showToast({ words: `The words about ${idString} are saved.` });
	};
	return (
		<form
			className={`${styles.card} ${layout.stack}`}
			aria-labelledby="region"
			onSubmit={(event) => void save(event)}
		>
			<h2 id="region">{`The region: ${idString}`}</h2>
			<TextArea label="Text" value={text} error={fault} onChange={({ target }) => setText(target.value)} />
			<p>
				<Button type="submit" disabled={text === region.text}>
					Save the region
				</Button>
			</p>
		</form>
	);
}
