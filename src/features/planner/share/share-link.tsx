import { type ReactNode, useState } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { Button } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { showToast } from '#ui/toasts.ts';
import { stopsLink } from './stops-link.ts';

/** Copies a trip as a link, with a fallback to render if the browser does not let us copy. */
export interface ShareLink {
	copy: () => Promise<void>;
	fallback: ReactNode;
}

/** The trip as a link: its stop codes, without a server or account in between. */
export function useShareLink(trip: Trip): ShareLink {
	const [shownLink, showLink] = useState<string>();
	const link = stopsLink(trip);
	return {
		copy: async () => {
			if (await copyText(link)) showToast({ words: 'Link copied' });
			else showLink(link);
		},
		fallback: shownLink && <LinkToCopy link={shownLink} onClose={() => showLink(undefined)} />,
	};
}

function LinkToCopy({ link, onClose }: { link: string; onClose: () => void }) {
	return (
		<Dialog title="Copy this link" onClose={onClose}>
			<Field label="Link to this trip" value={link} readOnly onFocus={(event) => event.target.select()} />
			<DialogAnswers>
				<Button onClick={onClose}>Done</Button>
			</DialogAnswers>
		</Dialog>
	);
}
