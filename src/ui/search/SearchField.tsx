import { Search } from 'lucide-react';
import { type ComponentType, startTransition, useEffect, useId, useRef, useState } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import { whenNear } from '#runtime/when-near.ts';
import { Icon } from '../Icon.tsx';
import layout from '../layout.module.css';
import type { Finder } from './found.ts';
import type { SearchComboboxProps } from './SearchCombobox.tsx';
import styles from './SearchField.module.css';
import { useFound } from './use-found.ts';
import { useQuery } from './use-query.ts';

const NEAR = '200px';

interface Props {
	label: string;
	placeholder: string;
	/** Keep it the same object between renders. */
	finder: Finder;
	/** The query whose results the page shows, put into the box when it changes. */
	shownQuery?: string;
}

/**
 * A search box that works at once as a plain form, and becomes a combobox when it is near the window or focused. The
 * list is fetched after the first screen, which does not wait for it, and not at all for a box that nobody reaches.
 */
export function SearchField({ label, placeholder, finder, shownQuery = '' }: Props) {
	const id = useId();
	const { query, setQuery, isAnswered, setAnswered } = useQuery(shownQuery);
	const { Combobox, plainInput, plainFocus, become } = useCombobox();
	const { list, isCurrent } = useFound(query, finder);

	return (
		<form
			role="search"
			aria-label={label}
			className={styles.search}
			onSubmit={(event) => {
				event.preventDefault();
				if (!finder.onSubmit || !query.trim()) return;
				setAnswered();
				finder.onSubmit(query.trim());
			}}
		>
			<label htmlFor={id} className={layout.onlyForReaders}>
				{label}
			</label>
			<Icon of={Search} />
			{Combobox ? (
				<Combobox
					id={id}
					placeholder={placeholder}
					query={query}
					onQuery={setQuery}
					list={list}
					isCurrent={isCurrent}
					onChoose={finder.onChoose}
					plainFocus={plainFocus}
					startOpen={plainFocus.current && query.trim() !== '' && !isAnswered}
				/>
			) : (
				<input
					ref={plainInput}
					id={id}
					name="q"
					className={styles.input}
					placeholder={placeholder}
					autoComplete="off"
					value={query}
					onChange={(event) => setQuery(event.target.value)}
					onFocus={() => {
						plainFocus.current = true;
						become();
					}}
					onBlur={() => {
						plainFocus.current = false;
					}}
				/>
			)}
			{/* The combobox adds a second, hidden input: without a button, Enter would then submit nothing. */}
			<button type="submit" tabIndex={-1} className={layout.onlyForReaders}>
				Search
			</button>
		</form>
	);
}

/**
 * The combobox, once it has loaded; `become` fetches it at once, otherwise it loads when the plain input is near the
 * window.
 */
function useCombobox() {
	const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps>>();
	const plainInput = useRef<HTMLInputElement>(null);
	const plainFocus = useRef(false);
	const become = useRef(() => {
		void insistOn(() => import('./SearchCombobox.tsx')).then((loaded) => {
			const draw = () => setCombobox(() => loaded.SearchCombobox);
			// Drawn in slices unless somebody is waiting. A person who arrives while it is being drawn calls this
			// again, and goes first.
			if (plainFocus.current) draw();
			else startTransition(draw);
		});
	});
	useEffect(() => {
		if (!plainInput.current) return;
		return whenNear(plainInput.current, NEAR, () => void whenIdle().then(become.current));
	}, []);
	return { Combobox, plainInput, plainFocus, become: become.current };
}
