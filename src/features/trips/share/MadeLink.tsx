import type { MadeShare } from '#domain/trips/trip-share.ts';
import { LinkButtons } from './LinkButtons.tsx';
import { untilWords } from './view-only-words.ts';

/** A view-only link just made; this is the only time it can be copied. */
export function MadeLink({ made, title }: { made: MadeShare; title: string }) {
	return (
		<>
			<p role="status">
				<strong>Your link is ready.</strong> {`${untilWords(made)}. Copy it now: it is shown only once.`}
			</p>
			<LinkButtons link={made.url} title={title} label="View-only link" isShown />
		</>
	);
}
