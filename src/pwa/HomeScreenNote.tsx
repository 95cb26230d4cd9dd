import { useLiveQuery } from 'dexie-react-hooks';
import { SquarePlus } from 'lucide-react';
import { orWarn } from '#db/or-warn.ts';
import { sharedDb } from '#db/shared-db.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { isIphoneTab } from './iphone-tab.ts';

/** Tells only an iPhone's browser tab, and only once, why the home screen keeps trips and how to get there. */
export function HomeScreenNote() {
	const isRead = useLiveQuery(wasRead, []);
	if (isRead !== false || !isIphoneTab()) return null;
	return (
		<Banner icon={SquarePlus}>
			<div className={layout.stack}>
				<HomeScreenWords />
				<div>
					<Button onClick={() => void noteRead()}>Got it</Button>
				</div>
			</div>
		</Banner>
	);
}

export function HomeScreenWords() {
	return (
		<>
			<p>
				<strong>Put Tour Trails on your Home Screen.</strong> iPhone browsers may clear what a tab keeps after
				7 days without a visit. A Home Screen app keeps it.
			</p>
			<p>
				Tap Share, then “Add to Home Screen”. Open it there and sign in: your saved trips come along, drafts
				don’t.
			</p>
		</>
	);
}

async function wasRead(): Promise<boolean> {
	const isKnown = await orWarn(
		'This device does not say that the note was read',
		async () => (await sharedDb.meta.get('home_screen_told'))?.value === true,
	);
	return isKnown ?? true;
}

async function noteRead(): Promise<void> {
	// If the device refuses, it is shown again, which does no harm.
	await orWarn('This device does not keep that the note was read', () =>
		sharedDb.meta.put({ key: 'home_screen_told', value: true }),
	);
}
