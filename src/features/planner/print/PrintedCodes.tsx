import { use } from 'react';
import { useIsPrinting } from '#ui/printing.ts';
import { QrPicture } from '#ui/qr/QrPicture.tsx';
import codeStyles from './PrintedCodes.module.css';
import styles from './PrintedTrip.module.css';
import { SheetFoot } from './SheetFoot.tsx';

interface Props {
	codes: Promise<string[]>;
	title: string;
	foot: string;
}

/** A last sheet with all the codes of a trip too long for one code. Suspends until they are ready. */
export function PrintedCodes({ codes, title, foot }: Props) {
	const texts = use(codes);
	const isPrinting = useIsPrinting();
	if (texts.length < 2) return null;
	return (
		<article className={styles.page} aria-label="The trip as codes">
			<header className={styles.band}>
				<div>
					<p>{title}</p>
					<h1>Put this trip on another phone</h1>
				</div>
			</header>
			<p>
				{`This trip is long and takes ${texts.length} codes. On the other phone choose “Import a trip”, then “Scan a code”, and hold it over each of them, in any order. The whole trip comes over, no account needed.`}
			</p>
			{isPrinting && (
				<ol className={codeStyles.codes}>
					{texts.map((text, at) => (
						<li key={text}>
							<QrPicture text={text} label={`QR code, part ${at + 1} of ${texts.length}`} />
							<p>{`Part ${at + 1} of ${texts.length}`}</p>
						</li>
					))}
				</ol>
			)}
			<SheetFoot words={[foot]} />
		</article>
	);
}
