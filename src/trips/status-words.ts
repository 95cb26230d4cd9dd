import { countWords } from '#domain/count-words.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import type { SyncStatus } from '#sync/status.ts';
import { signedOutWords } from '#sync/unsent-changes.ts';
import { whenWords } from './moment-words.ts';

/** Shown for a trip that the server refused whole; `device` is "phone" or "computer". */
export const refusedTripWords = (device: string) =>
	`The whole trip is safe on this ${device}, and only here.`;

/** Returns the exact words for a status; `device` is "phone" or "computer". */
export function statusWords(status: SyncStatus, { device, today }: { device: string; today: Date }): string {
	switch (status.kind) {
		case 'not_saved':
			return `Not saved on this ${device}`;
		case 'saving':
			return 'Saving';
		case 'refused':
			return `Not accepted: ${refusalWords(status.code)}`;
		case 'signed_out':
			return signedOutWords(device);
		case 'update_needed':
			return `Saved on this ${device}. Update the app to sync it`;
		case 'sending':
			return 'Sending';
		case 'unsent':
			return `Saved on this ${device}, ${countWords(status.count, 'change')} not sent yet`;
		case 'synced':
			return `Synced ${whenWords(status.at, today)}`;
		case 'saved':
			return `Saved on this ${device}`;
	}
}
