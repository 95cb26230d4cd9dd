import { type ComponentProps, type ComponentType, createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { type LazyPart, lazyPart, type PartName } from '#ui/lazy-part.ts';

const Footer = ({ year }: { year: number }) => <p>© {year}</p>;
const parts = { Footer, columns: 3 };
const load = async () => parts;

async function drawn(Part: ComponentType<{ year: number }>) {
	vi.stubGlobal('addEventListener', () => undefined);
	const page = <Suspense fallback="…">{createElement(Part, { year: 2027 })}</Suspense>;
	return new Response(await renderToReadableStream(page)).text();
}

test('a part is the component that its module exports under the name', async () => {
	expect(await drawn(lazyPart(load, 'Footer'))).toContain('© <!-- -->2027');
});

test('a part for later is fetched only when the browser has nothing more urgent to do', async () => {
	const steps: string[] = [];
	vi.stubGlobal('window', {
		requestIdleCallback: (then: () => void) => {
			steps.push('idle');
			then();
		},
	});
	vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
	const loadLate = () => {
		steps.push('fetched');
		return load();
	};
	expect(await drawn(lazyPart(loadLate, 'Footer', { whenIdle: true }))).toContain('2027');
	expect(steps).toEqual(['idle', 'fetched']);
});

// The compiler judges this one.
test('only a component can be a part, and it takes the same props', () => {
	expectTypeOf<PartName<typeof parts>>().toEqualTypeOf<'Footer'>();
	expectTypeOf<ComponentProps<LazyPart<typeof parts, 'Footer'>>['year']>().toEqualTypeOf<number>();
});
