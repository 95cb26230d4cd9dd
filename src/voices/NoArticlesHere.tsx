import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { loadArticles } from '#content/articles.ts';
import type { WhyMissing } from '#content/shown-articles.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';

const rest: Record<WhyMissing, string> = {
	no_signal: 'They’ll load once you’re back online, and stay.',
	failing: 'Our server can’t send them right now. They’ll load once it can, and stay.',
};

/** Says that the list was never on this device and cannot be fetched now. */
export function NoArticlesHere({ why }: { why: WhyMissing }) {
	const device = useDeviceWord();
	const [isTrying, setTrying] = useState(false);
	async function tryAgain() {
		if (isTrying) return;
		setTrying(true);
		await loadArticles();
		setTrying(false);
	}
	return (
		<Banner
			icon={why === 'no_signal' ? WifiOff : TriangleAlert}
			tone={why === 'no_signal' ? 'note' : 'warn'}
			live="status"
		>
			<div className={layout.stack}>
				<p>
					<strong>{`The articles are not on this ${device} yet.`}</strong> {rest[why]}
				</p>
				<div>
					<Button onClick={() => void tryAgain()} aria-disabled={isTrying}>
						<Icon of={RefreshCw} />
						{isTrying ? 'Trying' : 'Try again'}
					</Button>
				</div>
			</div>
		</Banner>
	);
}
