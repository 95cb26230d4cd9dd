import { type FormEvent, useState } from 'react';
import type { FoundImage, FoundImages } from '#domain/images/find-image.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { PictureCredit } from '#ui/PictureCredit.tsx';
import styles from './FindImage.module.css';
import { findImages } from './image-writes.ts';
import type { Brought } from './use-bring.ts';

interface Props {
	/** The most likely search. */
	likely: string;
	isBusy: boolean;
	/** The found pictures stay until one of them is saved. */
	onChoose: (picture: FoundImage) => Promise<Brought>;
}

export function FindImage({ likely, isBusy, onChoose }: Props) {
	const [words, setWords] = useState(likely);
	const [answer, setAnswer] = useState<FoundImages>();
	const [fault, setFault] = useState<string>();
	const [isSearching, setSearching] = useState(false);
	const search = async (event: FormEvent) => {
		event.preventDefault();
		setSearching(true);
		setFault(undefined);
		const found = await findImages(words.trim()).finally(() => setSearching(false));
		if ('fault' in found) setFault(found.fault);
		else setAnswer(found);
	};
	const choose = async (picture: FoundImage) => {
		const { isSaved, fault } = await onChoose(picture);
		setFault(fault);
		if (isSaved) setAnswer(undefined);
	};
	return (
		<>
			<form className={layout.stack} onSubmit={(event) => void search(event)}>
				<Field
					label="Find a picture"
					type="search"
					maxLength={100}
					autoComplete="off"
					value={words}
					error={fault}
					onChange={({ target }) => setWords(target.value)}
				/>
				<p>
					<Button type="submit" disabled={isSearching || words.trim() === ''}>
						{isSearching ? 'Searching' : 'Search'}
					</Button>
				</p>
			</form>
			<p role="status" className={layout.soft}>
				{answer && !isSearching && foundWords(answer)}
			</p>
			{answer && answer.found.length > 0 && (
				<FoundList found={answer.found} isBusy={isBusy} onChoose={(picture) => void choose(picture)} />
			)}
		</>
	);
}

interface FoundListProps {
	found: FoundImage[];
	isBusy: boolean;
	onChoose: (picture: FoundImage) => void;
}

function FoundList({ found, isBusy, onChoose }: FoundListProps) {
	return (
		<ul className={styles.found}>
			{found.map((picture) => (
				<li key={picture.id}>
					{picture.preview ? <img src={picture.preview} alt="" /> : <span>No preview</span>}
					<div>
						<b>{picture.title}</b>
						{picture.credit && <PictureCredit credit={picture.credit} />}
						<Button
							disabled={isBusy}
							aria-label={`Use it: ${picture.title}`}
							onClick={() => onChoose(picture)}
						>
							Use it
						</Button>
					</div>
				</li>
			))}
		</ul>
	);
}

function foundWords({ from, found }: FoundImages): string {
	const where = from ?? 'the pictures of this site';
	if (found.length > 0) return `From ${where}`;
	return from === null
		? 'No picture on this site matches. Upload one, or enter its address.'
		: `Nothing found at ${where}. Try fewer or different words.`;
}
