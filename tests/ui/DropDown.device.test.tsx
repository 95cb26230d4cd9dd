import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';

const steps = vi.hoisted((): string[] => []);
vi.mock('react', async (original) => ({
	...(await original<object>()),
	useEffect: () => undefined,
	useId: () => 'under',
	useRef: () => ({ current: { focus: () => steps.push('focus on the button') } }),
	useState: () => [true, (isOpen: boolean) => steps.push(isOpen ? 'open' : 'closed')],
}));

import { DropDown } from '#ui/DropDown.tsx';

interface Box {
	children: ReactElement<Box>[] & ReactElement<Box>;
	onClick: () => void;
}

test('a choice gives the focus back to the button before what held it is hidden', () => {
	const group = DropDown({ label: 'My Account', className: '', children: 'Stay signed in' });
	const [, under] = (group as ReactElement<Box>).props.children;
	under?.props.children.props.onClick();
	expect(steps).toEqual(['focus on the button', 'closed']);
});
