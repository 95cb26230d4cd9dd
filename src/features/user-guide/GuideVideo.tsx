import { Play, Video, WifiOff } from 'lucide-react';
import { use, useState } from 'react';
import { siteOf } from '#domain/forms/web-address.ts';
import { isVideoFile } from '#domain/site/video-file.ts';
import { reloadIfRefused } from '#pwa/reload-if-refused.ts';
import { useReachable } from '#runtime/reachability.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './GuideVideo.module.css';
import type { UserGuideView } from './user-guide-view.ts';

/** The video, if there is one: nothing is requested from its host until the person presses play. */
export function GuideVideo({ video }: UserGuideView) {
	const address = video instanceof Promise ? use(video) : video;
	const [isPlaying, setPlaying] = useState(false);
	if (address === null) return null;
	const play = () => {
		reloadIfRefused();
		setPlaying(true);
	};
	return (
		<section aria-label="Video" className={styles.video}>
			{isPlaying ? <Player address={address} /> : <Place address={address} onPlay={play} />}
		</section>
	);
}

function Place({ address, onPlay }: { address: string; onPlay: () => void }) {
	const reachable = useReachable();
	return (
		<div className={styles.place}>
			<Icon of={reachable ? Video : WifiOff} size="tile" />
			{reachable ? (
				<>
					<p>
						<strong>The same seven steps as a video.</strong>{' '}
						{`It comes from ${siteOf(address)}; nothing loads from there until you press play.`}
					</p>
					<Button onClick={onPlay}>
						<Icon of={Play} />
						Play the video
					</Button>
				</>
			) : (
				<p>
					<strong>A video needs a signal.</strong> The seven steps below say it all, and they open with no
					signal, too.
				</p>
			)}
		</div>
	);
}

/** Security: the frame cannot navigate out of itself, and the page's policy allows only this one host. */
function Player({ address }: { address: string }) {
	return isVideoFile(address) ? (
		// biome-ignore lint/a11y/useMediaCaption: the steps below say in words what the video shows; its captions are its own.
		<video className={styles.player} src={address} controls autoPlay playsInline preload="auto" />
	) : (
		<iframe
			className={styles.player}
			src={address}
			title="The user guide as a video"
			sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
			allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
		/>
	);
}
