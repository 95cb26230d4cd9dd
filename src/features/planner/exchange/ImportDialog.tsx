import { FileUp, FileX, ScanQrCode } from 'lucide-react';
import { useRef, useState } from 'react';
import { codeCollector } from '#domain/exchange/code-parts.ts';
import { faultWords, type ImportFault } from '#domain/exchange/import-fault.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { takeFiles } from '#ui/take-files.ts';
import styles from './Exchange.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import type { Read } from './importable.ts';
import { PasteLinks } from './PasteLinks.tsx';
import { readChosen } from './read-chosen.ts';
import { readCode, readPasted } from './read-file.ts';
import { ScanCode } from './ScanCode.tsx';
import { useReading } from './use-reading.ts';
import { WhichTrip } from './WhichTrip.tsx';

/** Asks for a file and says what is in it; changes nothing until the user confirms. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
	const input = useRef<HTMLInputElement>(null);
	// A single collector while this is open, so that a long trip's codes may come by camera and by picture.
	const [collect] = useState(codeCollector);
	const { importable, trips, choose, fault, isBusy, read } = useReading();
	const [isScanning, setScanning] = useState(false);
	const take = (reading: Promise<Read>) => {
		setScanning(false);
		void read(reading);
	};
	if (importable) {
		return (
			// A separate dialog, so that the focus moves into it and its title is read aloud.
			<Dialog key="preview" title="Import these stops?" onClose={onClose}>
				<ImportPreview importable={importable} onClose={onClose} />
			</Dialog>
		);
	}
	if (trips) return <WhichTrip key="which" trips={trips} onChoose={choose} onClose={onClose} />;
	return (
		<Dialog title="Import a trip" onClose={onClose}>
			<p>You’ll see what’s in it first. Nothing changes until you say so.</p>
			<div className={layout.row}>
				<Button kind="go" disabled={isBusy} onClick={() => input.current?.click()}>
					<Icon of={FileUp} />
					{isBusy ? 'Reading' : 'Choose a file'}
				</Button>
				<Button disabled={isBusy} onClick={() => setScanning(!isScanning)}>
					<Icon of={ScanQrCode} />
					{isScanning ? 'Stop scanning' : 'Scan a code'}
				</Button>
				<input
					ref={input}
					hidden
					type="file"
					multiple
					aria-label="File with a trip or places"
					onChange={({ target }) => {
						const files = takeFiles(target);
						if (files.length > 0) take(readChosen(files, collect));
					}}
				/>
			</div>
			{isScanning && <ScanCode collect={collect} onCode={(code) => take(readCode(code))} />}
			{fault && <FaultBanner fault={fault} />}
			<WhatWorks />
			<PasteLinks isBusy={isBusy} onLinks={(links) => take(readPasted(links))} />
			<DialogAnswers>
				<Button onClick={onClose}>Cancel</Button>
			</DialogAnswers>
		</Dialog>
	);
}

function FaultBanner({ fault }: { fault: ImportFault }) {
	const isOnePart = fault.kind === 'part_missing';
	return (
		<Banner icon={isOnePart ? ScanQrCode : FileX} tone={isOnePart ? 'note' : 'bad'} live="alert">
			{faultWords(fault)}
		</Banner>
	);
}

function WhatWorks() {
	return (
		<ul className={`${styles.help} ${layout.small}`}>
			<li>
				<strong>Tour Trails:</strong> a trip’s QR code, pictures of it, or its JSON file brings everything
				back, and so does a download of all your trips or your account.
			</li>
			<li>
				<strong>Google My Maps:</strong> export the map as KML or KMZ.
			</li>
			<li>
				<strong>Google Maps lists:</strong> takeout.google.com, Saved, then the CSV or JSON of the list.
			</li>
			<li>
				<strong>Other apps:</strong> GPX, KML, KMZ, or a CSV with name, latitude and longitude.
			</li>
		</ul>
	);
}
