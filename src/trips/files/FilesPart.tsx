import { Download } from 'lucide-react';
import { useState } from 'react';
import { isLostSignal } from '#runtime/lost-signal.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { passOnFile } from '../pass-on.ts';
import type { Planned } from './export-trip.ts';
import styles from './FilesPart.module.css';
import { type FileKind, fileKinds } from './file-kinds.ts';

/** The trip as a file: each kind of file with its use. */
export function FilesPart({ trip, estimate, outlook }: Planned) {
	const [message, show] = useState('');
	const save = async (kind: FileKind) => {
		try {
			const { exportTrip } = await import('./export-trip.ts');
			const file = exportTrip(kind.id, { trip, estimate, outlook });
			show((await passOnFile(file)) === 'saved' ? `${file.name} is in your downloads.` : '');
		} catch (error) {
			console.warn('The file could not be made', error);
			show(noFileWords(error));
		}
	};
	return (
		<>
			<ul className={styles.files}>
				{fileKinds.map((kind) => {
					const lacksDates = kind.id === 'ics' && !outlook?.plan.isDated;
					return (
						<li key={kind.id}>
							<span id={`file-${kind.id}`}>
								<strong>{kind.name}</strong>
								<span className={`${layout.soft} ${layout.small}`}>
									{lacksDates ? 'A calendar needs dates: set the first day of the trip.' : kind.words}
								</span>
							</span>
							<Button
								aria-label={`Save ${kind.name}`}
								aria-describedby={`file-${kind.id}`}
								disabled={lacksDates}
								onClick={() => void save(kind)}
							>
								<Icon of={Download} />
								Save
							</Button>
						</li>
					);
				})}
			</ul>
			<p role="status" className={layout.small}>
				{message}
			</p>
		</>
	);
}

/** Says why there is no file. Making one needs a signal only for the part of the app that makes it. */
export const noFileWords = (error: unknown): string =>
	isLostSignal(error)
		? 'No signal, so we couldn’t make the file. Try again once you’re back online.'
		: 'Something went wrong, so we couldn’t make the file. Please try again, or reload the page.';
