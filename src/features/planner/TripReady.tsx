import { Download, Smartphone } from 'lucide-react';
import { useArrivingGuides } from '#content/arriving-guides.ts';
import { getGuidesNow } from '#content/bring-guides.ts';
import { countWords } from '#domain/count-words.ts';
import baseMapUrl from '#generated/base-map.bin?url';
import highwaysUrl from '#generated/highways.bin?url';
import townsUrl from '#generated/towns.bin?url';
import { useAppOnDevice } from '#pwa/app-on-device.ts';
import { Badge } from '#ui/Badge.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import layout from '#ui/layout.module.css';
import { usePlanner } from './planner-context.ts';
import { guidesOf, readyWords } from './ready-words.ts';
import styles from './TripHead.module.css';

/** The files behind the roads, the base map and the towns along the way. */
const ROAD_FILES = [highwaysUrl, baseMapUrl, townsUrl];

/**
 * Says whether the trip can be driven without a signal (the app, its roads and the guides are here), or what is still
 * missing.
 */
export function TripReady() {
	const { trip } = usePlanner();
	const device = useDeviceWord();
	const arriving = useArrivingGuides();
	const app = useAppOnDevice(ROAD_FILES);
	const { state } = arriving;
	const stops = trip.stops.length;
	if (stops === 0) return null;
	const { isKnown, wanted, missing } = guidesOf(trip, arriving);
	// Holds its line's place, so that nothing moves when the answer comes.
	if (app === 'unknown' || !isKnown) return <p className={styles.line} />;
	const isReady = missing === 0 && app === 'all';
	return (
		<p className={styles.line}>
			<Badge icon={isReady ? Smartphone : Download} tone={isReady ? 'good' : 'note'}>
				{readyWords({ stops, wanted, missing, state, app }, device)}
			</Badge>
		</p>
	);
}

/** On a data-saving connection, asks before fetching the guides. */
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
					<strong>{`Your ${device} is in data-saver mode.`}</strong>{' '}
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

/** Kilobytes over the network for a guide with its places and an article or two. */
const GUIDE_KB = 5;
