import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { loadArticles } from '#content/articles.ts';
import type { WhyMissing } from '#content/why-missing.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';

const rest: Record<WhyMissing, string> = {
	no_signal: 'They’ll load once you’re back online, and stay.',
	failing: 'Our server can’t send them right now. They’ll load once it can, and stay.',
};

/** Says that the list was never on this device and cannot be fetched now. */
export function NoArticlesHere({ why }: { why: WhyMissing }) {
	const device = useDeviceWord();
	const { isBusy, busyWith } = useBusy();
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
					<Button onClick={() => void busyWith(loadArticles)} disabled={isBusy}>
						<Icon of={RefreshCw} />
						{isBusy ? 'Trying' : 'Try again'}
					</Button>
				</div>
			</div>
		</Banner>
	);
}
