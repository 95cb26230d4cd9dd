import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StopControls } from '#features/planner/stops/StopControls.tsx';

const shown = (isAdding: boolean) =>
	renderToStaticMarkup(
		<StopControls
			stopId="s1"
			name="Yale"
			index={0}
			isLast={true}
			isAdding={isAdding}
			move={() => undefined}
			remove={() => undefined}
		/>,
	);

test('a removal that has to wait says why, whichever way a stop is being added', () => {
	const adding = shown(true);
	const [, id = 'none'] = /aria-describedby="([^"]+)"/.exec(adding) ?? [];
	expect(adding).toMatch(new RegExp(`id="${id}"[^>]*>Finish adding before you remove a stop.<`));
	expect(shown(false)).not.toMatch(/aria-describedby|Finish adding/);
});
