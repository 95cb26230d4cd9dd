import { Info, TriangleAlert } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import type { ArrivalNote } from './arrival.ts';
import { droppedWords } from './dropped-words.ts';

/** What there is to say about the address by which the planner was opened. */
export function ArrivalBanner({ note }: { note: ArrivalNote | null }) {
	if (note?.about === 'saved_trip') {
		return (
			<Banner icon={Info} live="status">
				<strong>Saved trips open once you are signed in.</strong> Accounts are on their way. Below is the
				draft on this device. <Link to={paths.signIn}>Sign In</Link>
			</Banner>
		);
	}
	if (note?.about !== 'dropped') return null;
	const { first, rest } = droppedWords(note);
	return (
		<Banner icon={TriangleAlert} tone="warn" live="status">
			<strong>{first}</strong> {rest}
		</Banner>
	);
}
