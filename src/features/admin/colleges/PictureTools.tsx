import { type FormEvent, useState } from 'react';
import { bringImageFrom, PictureRefused, uploadImage } from '#api/admin-images.ts';
import { ApiError } from '#api/api-error.ts';
import { imageFault, type OwnImage } from '#domain/colleges/edit-image.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { failureWords } from '../failure-words.ts';
import styles from './CollegeEditor.module.css';

/** The ways to a picture: its address, a file, or none, which the campus sheet then takes the place of. */
export function PictureTools({
	image,
	onImage,
}: {
	image: string | null;
	onImage: (image: string | null) => Promise<void>;
}) {
	const [address, setAddress] = useState('');
	const [fault, setFault] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const bring = async (work: () => Promise<OwnImage>) => {
		setBusy(true);
		setFault(undefined);
		try {
			await onImage((await work()).image);
			setAddress('');
		} catch (error) {
			if (error instanceof PictureRefused) setFault(error.message);
			else if (error instanceof ApiError) setFault(wordsOf(error));
			else throw error;
		} finally {
			setBusy(false);
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const wrong = imageFault(address.trim());
		setFault(wrong);
		if (!wrong) void bring(() => bringImageFrom(address.trim()));
	};
	return (
		<form className={layout.stack} onSubmit={submit}>
			<Field
				label="Image address"
				hint="Optional. Without one the campus sheet is drawn."
				value={address}
				error={fault}
				autoComplete="off"
				onChange={({ target }) => setAddress(target.value)}
			/>
			<div className={layout.row}>
				<Button type="submit" disabled={isBusy || address.trim() === ''}>
					{isBusy ? 'Fetching' : 'Fetch the picture'}
				</Button>
				<label className={styles.file}>
					Upload a picture
					<input
						type="file"
						accept="image/jpeg,image/png,image/gif,image/webp"
						disabled={isBusy}
						onChange={({ target }) => {
							const [file] = target.files ?? [];
							if (file) void bring(() => uploadImage(file));
							target.value = '';
						}}
					/>
				</label>
				{image && (
					<Button kind="danger" onClick={() => void onImage(null)}>
						Take the picture away
					</Button>
				)}
			</div>
		</form>
	);
}

const wordsOf = ({ code }: ApiError): string =>
	code === 'image_refused'
		? 'No picture could be had from there. Check the address, or upload the picture.'
		: code === 'too_large'
			? 'The picture has more than 10 MB. Use a smaller one.'
			: failureWords(code);
