import { TriangleAlert } from 'lucide-react';
import { Banner } from '#ui/Banner.tsx';
import type { ArrivalNote } from './arrival.ts';
import { droppedWords } from './dropped-words.ts';

/** What there is to say about the address by which the planner was opened. */
export function ArrivalBanner({ note }: { note: ArrivalNote | null }) {
	if (note?.about !== 'dropped') return null;
	const { first, rest } = droppedWords(note);
	return (
		<Banner icon={TriangleAlert} tone="warn" live="status">
			<strong>{first}</strong> {rest}
		</Banner>
	);
}
