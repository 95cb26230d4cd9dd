import { RefreshCw, WifiOff } from 'lucide-react';
import { loadArticles } from '#content/articles.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';

/** Says that the list was never here and cannot be had now. */
export function NoArticlesHere() {
	const device = useDeviceWord();
	return (
		<Banner icon={WifiOff} live="status">
			<div className={layout.stack}>
				<p>
					<strong>{`The articles are not on this ${device} yet.`}</strong> They come by themselves once you
					are back online, and stay.
				</p>
				<div>
					<Button onClick={() => void loadArticles()}>
						<Icon of={RefreshCw} />
						Try again
					</Button>
				</div>
			</div>
		</Banner>
	);
}
