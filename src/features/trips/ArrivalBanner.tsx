import { TriangleAlert } from 'lucide-react';
import { Banner } from '#ui/Banner.tsx';
import type { ArrivalNote } from './arrival.ts';
import { droppedWords } from './dropped-words.ts';

/** Says which stops of the address that opened the planner were dropped. */
export function ArrivalBanner({ note }: { note: ArrivalNote | null }) {
	if (note?.about !== 'dropped') return null;
	const { first, rest } = droppedWords(note);
	return (
		<Banner icon={TriangleAlert} tone="warn" live="status">
			<strong>{first}</strong> {rest}
		</Banner>
	);
}
