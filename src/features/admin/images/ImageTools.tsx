import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { takeFiles } from '#ui/take-files.ts';
import { NotSaved } from '../NotSaved.tsx';
import { FindImage } from './FindImage.tsx';
import { bringFile, bringFound } from './image-writes.ts';
import { type Bringing, useBring } from './use-bring.ts';

interface Props extends Bringing {
	image: string | null;
	/** The words shown instead of a picture, and the most likely search. */
	words: { without: string; likely: string };
}

/** Sets a picture by address, file or search, or removes it. */
export function ImageTools({ image, words, ...bringing }: Props) {
	const { address, fault, isBusy, notSaved, bring, bringHere, change, submit } = useBring(bringing);
	return (
		<div className={layout.stack}>
			<FindImage likely={words.likely} isBusy={isBusy} onChoose={(picture) => bring(bringFound(picture))} />
			<form className={layout.stack} onSubmit={submit}>
				<Field
					label="Image address"
					hint={`Optional. ${words.without}`}
					value={address}
					error={fault}
					autoComplete="off"
					onChange={({ target }) => change(target.value)}
				/>
				<div className={layout.row}>
					<Button type="submit" disabled={isBusy || address.trim() === ''}>
						{isBusy ? 'Fetching' : 'Fetch the picture'}
					</Button>
					{image && (
						<Button kind="danger" disabled={isBusy} onClick={() => void bringing.onImage(null)}>
							Remove the picture
						</Button>
					)}
					<NotSaved {...notSaved} />
				</div>
			</form>
			<Field
				label="Upload a picture"
				type="file"
				accept="image/jpeg,image/png,image/webp"
				disabled={isBusy}
				onChange={({ target }) => {
					const [file] = takeFiles(target);
					if (file) void bringHere(bringFile(file));
				}}
			/>
		</div>
	);
}
