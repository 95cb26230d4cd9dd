import { type ReactNode, use, useState } from 'react';
import type { TripShare } from '#domain/trips/trip-share.ts';
import { Button } from '#ui/Button.tsx';
import { focusIt } from '#ui/focus-it.ts';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import styles from './ShareDialog.module.css';
import { type Asked, revokeLink } from './share-writes.ts';
import { endWords, historyWords, linkFailureWords, untilWords } from './view-only-words.ts';

interface Props {
	listed: Promise<Asked<TripShare[]>>;
	onRevoked: (id: string) => void;
	maker: ReactNode;
	noSignal: ReactNode;
}

/** Lists the view-only links, or says why they cannot be listed now. Suspends until the server has answered. */
export function OpenLinks({ listed, onRevoked, maker, noSignal }: Props) {
	const asked = use(listed);
	const [revoked, setRevoked] = useState<TripShare>();
	const noteRevoked = (share: TripShare) => {
		setRevoked(share);
		onRevoked(share.id);
	};
	if (!asked.ok)
		return asked.code === 'no_signal' ? noSignal : <p role="alert">{linkFailureWords(asked.code)}</p>;
	return (
		<>
			{maker}
			{asked.value.length > 0 && (
				<section className={layout.stack} aria-labelledby="open-links">
					<h4 id="open-links">Open links</h4>
					<ul className={styles.links}>
						{asked.value.map((share) => (
							<OpenLink key={share.id} share={share} onRevoked={() => noteRevoked(share)} />
						))}
					</ul>
				</section>
			)}
			{revoked && (
				// A new element for each link, so that the focus moves here from its button, which is about to
				// disappear.
				<p key={revoked.id} ref={focusIt} tabIndex={-1} role="status" className={layout.small}>
					{`The link open until ${endWords(revoked)} no longer works.`}
				</p>
			)}
		</>
	);
}

function OpenLink({ share, onRevoked }: { share: TripShare; onRevoked: () => void }) {
	const { isBusy, busyWith } = useBusy();
	// Once revoked, the link is about to leave the list.
	const [isRevoked, setRevoked] = useState(false);
	const isRevoking = isBusy || isRevoked;
	const words = isRevoking ? 'Revoking' : 'Revoke';
	const [failure, setFailure] = useState<string>();
	const revoke = async () => {
		const asked = await revokeLink(share.id);
		setRevoked(asked.ok);
		setFailure(asked.ok ? undefined : linkFailureWords(asked.code));
		if (asked.ok) onRevoked();
	};
	return (
		<li>
			<span>
				<strong>{untilWords(share)}</strong>
				<br />
				<span className={`${layout.soft} ${layout.small}`}>{historyWords(share)}</span>
			</span>
			<Button
				kind="danger"
				disabled={isRevoking}
				onClick={() => void busyWith(revoke)}
				aria-label={`${words}: link open until ${endWords(share)}`}
			>
				{words}
			</Button>
			{failure && <p role="alert">{failure}</p>}
		</li>
	);
}
