import { memo, useState } from 'react';
import { newsWords } from '#domain/schedule/advice-words.ts';
import { type Outlook, type Trouble, troubleToTell } from '#domain/schedule/trouble.ts';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner-context.ts';
import { useKeyOfTrip } from '../use-state-of-trip.ts';

/** Tells screen readers what has gone wrong since the trip opened; the banner at the stop shows it. */
export const TroubleNews = memo(function TroubleNews() {
	const { trip, outlook } = usePlanner();
	return <News key={useKeyOfTrip(trip.id)} outlook={outlook} />;
});

function News({ outlook }: { outlook: Outlook | null }) {
	const [known, setKnown] = useState<{ outlook: Outlook | null; told: Trouble | null }>({
		outlook,
		told: null,
	});
	if (known.outlook !== outlook) {
		setKnown({ outlook, told: troubleToTell(known.told, known.outlook, outlook) });
	}
	return (
		<p role="status" className={layout.onlyForReaders}>
			{known.told && outlook && newsWords(known.told, outlook)}
		</p>
	);
}
