import { useDeferredValue, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ListedAdminCollege } from '#domain/colleges/edit-college.ts';
import { normalise } from '#domain/search/normalise.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import lines from '../list/Lines.module.css';
import { AddCollege } from './AddCollege.tsx';
import { CollegeLine } from './CollegeLine.tsx';
import styles from './CollegesScreen.module.css';

const PAGE = 100;

/** The colleges visible to visitors: their live guides, who is editing, and a way to show one more. */
export function CollegesScreen() {
	const { colleges } = useLoaderData<{ colleges: ListedAdminCollege[] }>();
	const [typed, setTyped] = useState('');
	const [shown, setShown] = useState(PAGE);
	// The rows may lag behind the typing, but the letters may not.
	const sought = useDeferredValue(typed);
	const texts = useMemo(
		() =>
			colleges.map(({ name, name_alias, city, state_abbreviation, ipeds_id }) =>
				normalise(`${name} ${name_alias} ${city} ${state_abbreviation} ${ipeds_id}`),
			),
		[colleges],
	);
	const named = useMemo(() => {
		const words = normalise(sought).split(' ').filter(Boolean);
		return colleges.filter((_, at) => words.every((word) => texts[at]?.includes(word)));
	}, [colleges, texts, sought]);
	const live = colleges.filter(({ enabled }) => enabled).length;
	return (
		<>
			<div className={layout.split}>
				<h1>Colleges Manager</h1>
				<p className={layout.soft}>{`${colleges.length} visible, ${live} live`}</p>
			</div>
			<div className={styles.tools}>
				<AddCollege />
				<Field
					label="Find in this list"
					type="search"
					autoComplete="off"
					value={typed}
					onChange={({ target }) => {
						setTyped(target.value);
						setShown(PAGE);
					}}
				/>
			</div>
			<p role="status" className={typed ? layout.soft : layout.onlyForReaders}>
				{[typed && `${named.length} of ${colleges.length} colleges`, shownWords(shown, named.length)]
					.filter(Boolean)
					.join(', ')}
			</p>
			{named.length === 0 && (
				<Empty title="No visible college by that name" heading="h2">
					<p>It may be among the invisible ones: look for it under “Add a college”.</p>
				</Empty>
			)}
			<ul className={lines.list}>
				{named.slice(0, shown).map((college) => (
					<CollegeLine key={college.ipeds_id} college={college} />
				))}
			</ul>
			{named.length > shown && (
				<p>
					<Button onClick={() => setShown(shown + PAGE)}>{`Show ${PAGE} more`}</Button>
				</p>
			)}
		</>
	);
}

/** Words once more rows are shown than at first. */
const shownWords = (shown: number, all: number) =>
	shown > PAGE && all > PAGE && `${Math.min(shown, all)} shown`;
