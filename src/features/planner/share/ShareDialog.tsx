import { countWords } from '#domain/count-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { FilesPart } from '#trips/files/FilesPart.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import layout from '#ui/layout.module.css';
import { QrPart } from '../exchange/QrPart.tsx';
import { usePlanner } from '../planner-context.ts';
import { LinkButtons } from './LinkButtons.tsx';
import styles from './ShareDialog.module.css';
import { stopsLink } from './stops-link.ts';
import { ViewOnlyPart } from './ViewOnlyPart.tsx';
import { viewOnlyWords } from './view-only-words.ts';

/** Ways to share a trip: a link that contains its stops, and for a saved trip one that only shows it. */
export function ShareDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
	const account = useCurrentAccount();
	const { estimate, outlook } = usePlanner();
	return (
		<Dialog title="Share this trip" onClose={onClose}>
			<section className={styles.part} aria-labelledby="stops-link">
				<h3 id="stops-link">A link with the stops</h3>
				<p className={layout.small}>
					{`Whoever opens it gets ${trip.stops.length === 1 ? 'this stop' : `these ${countWords(trip.stops.length, 'stop')}`} as a trip of their own. Your later changes won’t show in theirs.`}
				</p>
				<LinkButtons link={stopsLink(trip)} title={tripTitle(trip)} label="Link with the stops" isMain />
			</section>
			<section className={styles.part} aria-labelledby="view-only">
				<h3 id="view-only">A view-only link</h3>
				{account ? (
					<ViewOnlyPart account={account} trip={trip} />
				) : (
					<p className={layout.small}>{`${viewOnlyWords} Save the trip first, with an account.`}</p>
				)}
			</section>
			<section className={styles.part} aria-labelledby="as-code">
				<h3 id="as-code">A QR code</h3>
				<QrPart trip={trip} />
			</section>
			<section className={styles.part} aria-labelledby="as-file">
				<h3 id="as-file">A file</h3>
				<FilesPart trip={trip} estimate={estimate} outlook={outlook} />
			</section>
			<DialogAnswers>
				<Button onClick={onClose}>Done</Button>
			</DialogAnswers>
		</Dialog>
	);
}
