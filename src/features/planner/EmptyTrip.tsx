import { Plus } from 'lucide-react';
import { use } from 'react';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { openAddPanel } from './add/open-add-panel.ts';
import { ImportButton } from './exchange/ImportButton.tsx';
import { AddingContext, usePlanner } from './planner-context.ts';

/** Shown while a trip has no stops: what goes here and how to start. */
export function EmptyTrip() {
	const { setAdding } = usePlanner();
	const adding = use(AddingContext);
	return (
		<section aria-labelledby="stops-title">
			<h2 id="stops-title" className={layout.onlyForReaders}>
				Stops
			</h2>
			<Empty title="No stops yet">
				<p>Search for your first college.</p>
				{adding === 'no' && (
					<Button kind="go" data-add-stop onClick={() => openAddPanel(setAdding)}>
						<Icon of={Plus} />
						Add stop
					</Button>
				)}
				<ImportButton />
			</Empty>
		</section>
	);
}
