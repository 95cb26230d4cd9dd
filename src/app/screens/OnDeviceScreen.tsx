import { BookOpen, ChevronRight, GraduationCap, type LucideIcon, Route, WifiOff } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { type AppOnDevice, useAppOnDevice } from '#pwa/app-on-device.ts';
import { HomeScreenWords } from '#pwa/HomeScreenNote.tsx';
import { isIphoneTab } from '#pwa/iphone-tab.ts';
import { type StorageState, useStorageState } from '#pwa/persist-storage.ts';
import { useReachable } from '#runtime/reachability.ts';
import { useSiteSearch } from '#search/use-site-search.ts';
import { TrailSign } from '#sheet/TrailSign.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';
import { SearchField } from '#ui/search/SearchField.tsx';
import styles from './OnDeviceScreen.module.css';
import { StillToCome } from './StillToCome.tsx';
import { sizeWords } from './size-words.ts';
import type { Here, WhatIsHere } from './what-is-here.ts';

/** Asks only for the app itself. One array, because a new one would be checked again on every render. */
const NO_FILES: readonly string[] = [];

/** The page for when there is no signal: links to everything that opens from this device. */
export function OnDeviceScreen() {
	const { trips, areAllTrips, guides, articles, storage: first } = useLoaderData<WhatIsHere>();
	const finder = useSiteSearch();
	const device = useDeviceWord();
	const reachable = useReachable();
	const app = useAppOnDevice(NO_FILES);
	const storage = useStorageState(first, app);
	return (
		<TrailSign at="trailhead">
			<Plaque>
				<div className={layout.stack}>
					{!reachable && (
						<p className={layout.row}>
							<Icon of={WifiOff} /> No signal
						</p>
					)}
					<h1>{`On this ${device}`}</h1>
					<p className={layout.lead}>{onDeviceWords({ isReachable: reachable, app }, device)}</p>
					<List title="Trips" icon={Route} rows={trips} none={noTripsWords(areAllTrips)} />
					<List
						title="Guides"
						icon={GraduationCap}
						rows={guides}
						none="No guides yet. A guide stays here once you open it or add its college to a trip."
					/>
					<StillToCome />
					<List
						title="Articles"
						icon={BookOpen}
						rows={articles}
						none="No articles yet. Articles you’ve seen in a list are saved here."
					/>
					<StorageWords storage={storage} app={app} />
					<h2 className={styles.heading}>{`On every ${device} with this app`}</h2>
					<p>Facts for every college, trip tips for every state, and the planner with its map.</p>
					<SearchField
						label="Search colleges and states on this device"
						placeholder="Where do you want to go?"
						finder={finder}
					/>
					<div className={layout.row}>
						<ButtonLink to={paths.tripPlanner} kind="go">
							Trip Planner
						</ButtonLink>
						<Link to={paths.collegeGuides}>All college guides</Link>
					</div>
				</div>
			</Plaque>
		</TrailSign>
	);
}

/** Says whether everything on this device opens without a signal; `device` is "phone" or "computer". */
export function onDeviceWords(
	{ isReachable, app }: { isReachable: boolean; app: AppOnDevice },
	device: string,
): string {
	const isMissing = app === 'no_app' || app === 'no_room';
	if (!isReachable && isMissing)
		return `The app is not on this ${device} yet, so some of this opens only once you’re back online.`;
	if (!isReachable)
		return 'Everything here still works. Guides and articles you haven’t opened yet will load once you’re back online.';
	// Holds the line's place, so that nothing moves when the answer comes.
	if (app === 'unknown') return '\u00a0';
	if (app === 'no_room')
		return `This ${device} has no room left for the app, so none of this opens without a signal. Free some space, then open this page again.`;
	if (isMissing)
		return `The app is not on this ${device} yet, so none of this opens without a signal. It downloads while you stay here. A private window, or a browser inside another app, can’t keep it.`;
	return 'All of this works with no signal, too.';
}

/** Holds the line's place while trips may come. */
export const noTripsWords = (areAll: boolean): string =>
	areAll ? 'No trips yet. Start one: it stays here.' : '\u00a0';

/** Tells how much room it all takes, and how safe it is there. */
function StorageWords({ storage, app }: { storage: StorageState; app: AppOnDevice }) {
	const device = useDeviceWord();
	const { bytes, isPersistent } = storage;
	return (
		<>
			{bytes !== null && (
				<p>{`${sizeWords(bytes)} in all${app === 'no_app' || app === 'no_room' ? '' : ', including the app itself'}.`}</p>
			)}
			{isPersistent === true && <p>Your browser keeps it until you delete it.</p>}
			{isPersistent === false && !isIphoneTab() && (
				<p>{`Your browser may clear it when this ${device} runs out of room. Anything saved to your account comes back.`}</p>
			)}
			{isIphoneTab() && <HomeScreenWords />}
		</>
	);
}

function List({ title, icon, rows, none }: { title: string; icon: LucideIcon; rows: Here[]; none: string }) {
	return (
		<section aria-label={title}>
			<h2 className={styles.heading}>{title}</h2>
			{rows.length === 0 && <p className={styles.soft}>{none}</p>}
			<ul className={styles.rows}>
				{rows.map((row) => (
					<li key={row.to}>
						<Link to={row.to}>
							<Icon of={icon} />
							<span>
								<strong>
									<bdi>{row.title}</bdi>
								</strong>
								<span className={styles.soft}>{row.words}</span>
							</span>
							<Icon of={ChevronRight} />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
