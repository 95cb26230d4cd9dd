import { WifiOff } from 'lucide-react';
import { Suspense, startTransition, useState } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import type { MadeShare } from '#domain/trips/trip-share.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { useTrip } from '#trips/use-trip.ts';
import { Banner } from '#ui/Banner.tsx';
import { Bones } from '#ui/Bones.tsx';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { LinkButtons } from './LinkButtons.tsx';
import { LinkMaker } from './LinkMaker.tsx';
import { OpenLinks } from './OpenLinks.tsx';
import { listLinks } from './share-writes.ts';
import { noSignalWords, untilWords, viewOnlyWords } from './view-only-words.ts';

/** View-only links of a saved trip: make one, see which are open, revoke them. All of this needs a signal. */
export function ViewOnlyPart({ account, trip }: { account: AccountSync; trip: Trip }) {
	const saved = useTrip(account.db, trip.id);
	if (!saved) return <Looking />;
	if (!saved.isOnDevice) {
		return <p className={layout.small}>{`${viewOnlyWords} Save the trip first.`}</p>;
	}
	return <Links account={account} trip={trip} />;
}

const Looking = () => <Bones heights={[2.75, 2.75]} label="Looking up the links" />;

function Links({ account, trip }: { account: AccountSync; trip: Trip }) {
	const [listed, setListed] = useState(() => listLinks(trip.id));
	const [made, setMade] = useState<MadeShare>();
	const listAgain = () => startTransition(() => setListed(listLinks(trip.id)));
	const show = (share: MadeShare) => {
		setMade(share);
		listAgain();
	};
	return (
		<>
			<p className={layout.small}>
				{`${viewOnlyWords} Your notes, your scorecards and your name stay with you.`}
			</p>
			<Suspense fallback={<Looking />}>
				<OpenLinks
					listed={listed}
					onRevoked={(id) => {
						if (id === made?.id) setMade(undefined);
						listAgain();
					}}
					maker={
						made ? (
							<MadeLink made={made} title={tripTitle(trip)} />
						) : (
							<LinkMaker account={account} tripId={trip.id} onMade={show} />
						)
					}
					noSignal={
						<Banner icon={WifiOff} live="status">
							<p>{noSignalWords}</p>
							<Button onClick={listAgain}>Try again</Button>
						</Banner>
					}
				/>
			</Suspense>
		</>
	);
}

/** A view-only link just made; this is the only time it can be copied. */
function MadeLink({ made, title }: { made: MadeShare; title: string }) {
	return (
		<>
			<p role="status">
				<strong>Your link is ready.</strong> {`${untilWords(made)}. Copy it now: it is shown only once.`}
			</p>
			<LinkButtons link={made.url} title={title} label="View-only link" isShown />
		</>
	);
}
