import { Download, Smartphone } from 'lucide-react';
import { type Arriving, getGuidesNow, useArrivingGuides } from '#content/bring-guides.ts';
import { countWords } from '#domain/count-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { Badge } from '#ui/Badge.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import layout from '#ui/layout.module.css';
import { guideWords } from './guide-words.ts';
import { usePlanner } from './planner.ts';
import styles from './TripHead.module.css';

/** Whether the guides of the trip's colleges open with no signal, or how many are still on their way. */
export function TripGuides() {
	const { trip } = usePlanner();
	const device = useDeviceWord();
	const arriving = useArrivingGuides();
	const { wanted, missing } = guidesOf(trip, arriving);
	// Its line is kept, so that nothing moves when it comes.
	if (arriving.state === 'unknown' && hasCollege(trip)) return <p className={styles.line} />;
	if (wanted === 0) return null;
	const words = guideWords({ wanted, missing, state: arriving.state }, device);
	return (
		<p className={styles.line}>
			<Badge icon={missing === 0 ? Smartphone : Download} tone={missing === 0 ? 'good' : 'note'}>
				{words}
			</Badge>
		</p>
	);
}

/** On a connection that saves data: asks before the guides are fetched. */
export function AskForGuides() {
	const { trip } = usePlanner();
	const device = useDeviceWord();
	const arriving = useArrivingGuides();
	const { wanted, missing } = guidesOf(trip, arriving);
	if (wanted === 0 || arriving.state !== 'asking') return null;
	return (
		<Banner icon={Download} live="status">
			<div className={layout.stack}>
				<p>
					<strong>{`Your ${device} saves data.`}</strong>{' '}
					{missing > 0
						? `Get ${countWords(missing, 'guide')} for this trip, to read with no signal? About ${missing * GUIDE_KB} kB.`
						: 'Get the articles about these colleges, to read with no signal?'}
				</p>
				<div>
					<Button onClick={() => void getGuidesNow()}>Get them</Button>
				</div>
			</div>
		</Banner>
	);
}

/** A guide with its places and an article or two, as it crosses the network. */
const GUIDE_KB = 5;

const hasCollege = ({ stops }: Trip) => stops.some(({ place }) => place.type === 'college');

function guidesOf({ stops }: Trip, { wanted, missing }: Arriving) {
	const codes = stops.filter(({ place }) => place.type === 'college').map(({ place }) => Number(place.code));
	const ids = [...new Set(codes)].filter((id) => wanted.has(id));
	return { wanted: ids.length, missing: ids.filter((id) => missing.has(id)).length };
}
