import { useId, useRef, useState } from 'react';
import { typedIdsFault } from '#domain/articles/article-edit.ts';
import field from '#ui/Field.module.css';
import { FieldError } from '#ui/FieldError.tsx';
import layout from '#ui/layout.module.css';
import type { TargetPlaces } from './target-words.ts';

interface Props {
	title: string;
	/** As saved, with commas between them. */
	ids: string;
	places: Pick<TargetPlaces, 'colleges'>;
	/** False when nothing was saved: the input then stays. */
	onChange: (ids: string) => Promise<boolean>;
}

/** An article's colleges by IPEDS id; saves when the field is left. */
export function CollegeIds({ title, ids: saved, places, onChange }: Props) {
	const faultId = useId();
	const [typed, setTyped] = useState<string>();
	const [fault, setFault] = useState<string>();
	/** Being sent: leaving the field after Enter must not send the same value again. */
	const sent = useRef<string>(undefined);
	const send = async (ids: string) => {
		if (ids === sent.current) return;
		sent.current = ids;
		try {
			if (await onChange(ids)) setTyped((now) => (now === typed ? undefined : now));
		} finally {
			if (sent.current === ids) sent.current = undefined;
		}
	};
	const save = async () => {
		if (typed === undefined) return;
		const ids = typed
			.split(',')
			.map((id) => id.trim())
			.filter(Boolean)
			.join(',');
		if (ids === saved) return setFault(undefined);
		const wrong = typedIdsFault(ids);
		setFault(wrong);
		if (!wrong) await send(ids);
	};
	const names = saved
		.split(',')
		.map((id) => places.colleges.find(({ ipeds_id }) => String(ipeds_id) === id.trim())?.name)
		.filter(Boolean);
	return (
		<>
			<input
				className={field.input}
				aria-label={`IPEDS ids of the colleges: ${title}`}
				aria-invalid={fault ? true : undefined}
				aria-describedby={fault && faultId}
				value={typed ?? saved}
				placeholder="164924, 166027"
				onChange={({ target }) => setTyped(target.value)}
				onBlur={() => void save()}
				onKeyDown={({ key }) => {
					if (key === 'Enter') void save();
				}}
			/>
			{fault ? (
				<FieldError id={faultId} words={fault} />
			) : (
				<span className={`${layout.soft} ${layout.small}`}>{names.join(', ')}</span>
			)}
		</>
	);
}
