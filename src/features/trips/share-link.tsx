import { type ReactNode, useState } from 'react';
import { paths } from '#domain/paths.ts';
import { encodeStops } from '#domain/trips/stop-code.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { showToast } from '#ui/toasts.ts';
import { tripTitle } from './trip-words.ts';

/** Ways to pass a trip on by its link, and what to render when the browser lets us copy nothing. */
export interface ShareLink {
	copy: () => Promise<void>;
	/** Through the phone's own share sheet where there is one, else by copying. */
	share: () => Promise<void>;
	fallback: ReactNode;
}

/** The trip as a link: its stop codes, with no server and no account between. */
export function useShareLink(trip: Trip): ShareLink {
	const [shownLink, showLink] = useState<string>();
	const link = location.origin + paths.sharedTrip(encodeStops(trip.stops.map(({ place }) => place)));
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link);
			showToast({ words: 'Link copied' });
		} catch (error) {
			console.warn('The browser does not let the page copy', error);
			showLink(link);
		}
	};
	return {
		copy,
		share: async () => {
			if (!isPhoneWithShare()) return copy();
			try {
				await navigator.share({ title: tripTitle(trip), url: link });
			} catch (error) {
				// Closing the share sheet is an answer, not a failure.
				if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
			}
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

function isPhoneWithShare(): boolean {
	return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}
