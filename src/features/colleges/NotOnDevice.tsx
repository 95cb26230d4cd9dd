import { Download, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { Suspense, use } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { WhyMissing } from '#content/why-missing.ts';
import { paths } from '#domain/paths.ts';
import { useReachable } from '#runtime/reachability.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';

const when: Record<WhyMissing, string> = {
	no_signal: 'once you’re back online',
	failing: 'once our server can send it again',
};

/** Says that only the facts are here, why, and offers to try again; or that the guide is on its way. */
export function NotOnDevice({ name, why }: { name: string; why: WhyMissing | Promise<WhyMissing> }) {
	const isReachable = useReachable();
	return (
		<Suspense fallback={isReachable ? <OnItsWay name={name} /> : <NotHere name={name} why="no_signal" />}>
			<NotHere name={name} why={why} />
		</Suspense>
	);
}

function OnItsWay({ name }: { name: string }) {
	return (
		<Banner icon={Download} live="status">
			<strong>This guide is on its way.</strong>
			{` Meanwhile the facts about ${name} are here, and you can add it to your trip.`}
		</Banner>
	);
}

function NotHere({ name, why: told }: { name: string; why: WhyMissing | Promise<WhyMissing> }) {
	const { revalidate, state } = useRevalidator();
	const device = useDeviceWord();
	const why = told instanceof Promise ? use(told) : told;
	return (
		<Banner
			icon={why === 'no_signal' ? WifiOff : TriangleAlert}
			tone={why === 'no_signal' ? 'note' : 'warn'}
			live="status"
		>
			<div className={layout.stack}>
				<p>
					<strong>{`This guide is not on this ${device} yet.`}</strong>
					{` You can read all of it ${when[why]}. The facts about ${name} are here, and you can add it to your trip.`}
				</p>
				<div className={layout.row}>
					<Button onClick={() => void revalidate()} disabled={state === 'loading'}>
						<Icon of={RefreshCw} />
						Try again
					</Button>
					<ButtonLink to={paths.onDevice}>{`What is on this ${device}`}</ButtonLink>
				</div>
			</div>
		</Banner>
	);
}
