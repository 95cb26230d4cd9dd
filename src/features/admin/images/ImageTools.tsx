import { type FormEvent, useState } from 'react';
import { imageFault } from '#domain/images/edit-image.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { takeFiles } from '#ui/take-files.ts';
import { useBusy } from '#ui/use-busy.ts';
import { FindImage } from './FindImage.tsx';
import { type BroughtImage, bringFile, bringFound, bringFrom } from './image-writes.ts';

interface Props {
	image: string | null;
	/** The replacement shown without a picture, and the most likely search. */
	words: { without: string; likely: string };
	onImage: (image: string | null) => Promise<void>;
}

/** Sets a picture by address, file or search, or removes it. */
export function ImageTools({ image, words, onImage }: Props) {
	const [address, setAddress] = useState('');
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	/** Resolves to the error message, or undefined on success. */
	const bring = (coming: Promise<BroughtImage>): Promise<string | undefined> =>
		busyWith(async () => {
			const brought = await coming;
			if ('image' in brought) await onImage(brought.image);
			return 'fault' in brought ? brought.fault : undefined;
		});
	const bringHere = async (coming: Promise<BroughtImage>) => {
		setFault(undefined);
		const refusal = await bring(coming);
		setFault(refusal);
		if (refusal === undefined) setAddress('');
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const wrong = imageFault(address.trim());
		setFault(wrong);
		if (!wrong) void bringHere(bringFrom(address.trim()));
	};
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
					onChange={({ target }) => setAddress(target.value)}
				/>
				<div className={layout.row}>
					<Button type="submit" disabled={isBusy || address.trim() === ''}>
						{isBusy ? 'Fetching' : 'Fetch the picture'}
					</Button>
					{image && (
						<Button kind="danger" disabled={isBusy} onClick={() => void onImage(null)}>
							Remove the picture
						</Button>
					)}
				</div>
			</form>
			<Field
				label="Upload a picture"
				type="file"
				accept="image/jpeg,image/png,image/gif,image/webp"
				disabled={isBusy}
				onChange={({ target }) => {
					const [file] = takeFiles(target);
					if (file) void bringHere(bringFile(file));
				}}
			/>
		</div>
	);
}
